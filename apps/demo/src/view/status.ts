/** The one status node of the page. It is emptied first and written on the next frame, or the same words would not be spoken again. */
export class Status {
  private waiting = 0;
  constructor(private readonly node: HTMLElement) {}

  speak(text: string): void {
    this.node.textContent = "";
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => {
      this.node.textContent = text;
    });
  }
}
