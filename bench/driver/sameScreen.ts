import type { Page } from 'playwright';

/** All that a person reads, and all that the controls hold, line by line. */
export async function readScreen(page: Page): Promise<string[]> {
  const main = page.locator('#conteudo');
  const values = await main
    .locator('input, textarea')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).value));
  return [...(await main.innerText()).split('\n'), ...values];
}

/** Two forms that say or hold different things are not compared. Throws, with the first line that differs. */
export function assertSameScreen(ours: readonly string[], reference: readonly string[]): void {
  const lines = Math.max(ours.length, reference.length);
  for (let line = 0; line < lines; line += 1) {
    if (ours[line] === reference[line]) continue;
    const found = `the wizard has "${ours[line] ?? ''}", bench/reference "${reference[line] ?? ''}"`;
    throw new Error(`The forms are not the same: in line ${line + 1} ${found}.`);
  }
}
