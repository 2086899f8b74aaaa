import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** A file of the checkout that is saved with other texts while it is measured; it is as it was when this process ends, however it does. */
export class SavedFile {
  readonly text: string;
  private readonly path: string;

  constructor(file: string) {
    this.path = join(root, file);
    this.text = readFileSync(this.path, 'utf8');
    process.once('exit', this.restore);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, endBy);
  }

  save(text: string): void {
    writeFileSync(this.path, text);
  }

  readonly restore = (): void => {
    if (readFileSync(this.path, 'utf8') !== this.text) writeFileSync(this.path, this.text);
  };
}

/** A signal would end the process without its last words. */
function endBy(): void {
  process.exit(130);
}
