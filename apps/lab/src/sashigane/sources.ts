/** Cuttings drawn for the experiments, uniformly or greedily. */
import type { Random } from "@hashigo/core";
import { type PartitionSampler, partitionSampler } from "@hashigo/sashigane";
import { greedyCutting } from "./greedy.js";
import { type Piece, piecesOf } from "./pieces.js";

export const SOURCES = ["uniform", "greedy"] as const;
export type Source = (typeof SOURCES)[number];

/** Preparing 12×12 takes minutes; once a run is enough. */
const prepared = new Map<string, PartitionSampler>();

export function drawCutting(rows: number, cols: number, source: Source, random: Random): Piece[] {
  if (source === "greedy") return greedyCutting(rows, cols, random);
  const key = `${rows}x${cols}`;
  const sampler = prepared.get(key) ?? partitionSampler(rows, cols);
  prepared.set(key, sampler);
  return piecesOf(sampler.draw(random), cols);
}
