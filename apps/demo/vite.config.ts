import { defineConfig, type Plugin, type UserConfigFnObject } from "vite";

/** The page asks for nothing but its own files, and runs nothing that is not one of them. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Only in the build: the dev server puts styles and scripts inline. */
function strictPolicy(): Plugin {
  return {
    name: "strict-policy",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
    ],
  };
}

const config: UserConfigFnObject = defineConfig(({ command }) => ({
  // Relative addresses: the page works under any path.
  base: "./",
  plugins: [strictPolicy()],
  // While developing, the engines come from their sources; the build takes the packages as any user would.
  resolve: command === "serve" ? { conditions: ["hashigo-source", "module", "browser", "development|production"] } : {},
  worker: { format: "es" },
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
}));

export default config;
