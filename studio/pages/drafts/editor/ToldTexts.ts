/**
 * Tells texts that an editor told itself from those that come from elsewhere: while somebody types on, the page may still be
 * about to draw an earlier one, which must not take the place of what stands in the editor by then.
 */
export class ToldTexts {
  private readonly awaited: string[] = [];

  /** The editor has told this text, and will be given it. */
  tell(text: string): void {
    this.awaited.push(text);
  }

  /** Whether a text that was given is one of its own; what was told before it is not awaited any more. */
  isOwn(text: string): boolean {
    const at = this.awaited.indexOf(text);
    this.awaited.splice(0, at + 1);
    return at >= 0;
  }
}
