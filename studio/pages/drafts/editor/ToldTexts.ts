/**
 * Tells the editor's own texts from outside ones: while typing, the page may still render an older text, which must
 * not replace the newer one.
 */
export class ToldTexts {
  private readonly awaited: string[] = [];

  tell(text: string): void {
    this.awaited.push(text);
  }

  /** Whether the text came from the editor; forgets the texts before it. */
  isOwn(text: string): boolean {
    const at = this.awaited.indexOf(text);
    this.awaited.splice(0, at + 1);
    return at >= 0;
  }
}
