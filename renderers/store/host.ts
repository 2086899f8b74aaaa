import type { Answers, FileReference } from '../../engine/index';

/** What a wizard asks of its surroundings: the remote sources that rules name, and files. */
export interface WizardHost {
  /** Asks a remote source; rejects when it fails or finds nothing, with a sentence for the person if it has one. */
  lookup(source: string, request: Answers): Promise<unknown>;
  /** Stores a file; `onProgress` gets 0 to 1. Rejects with an Error whose message is for the person. */
  upload(file: File, onProgress: (done: number) => void): Promise<FileReference>;
  /** Opens a stored file in a new tab. */
  openFile(file: FileReference): void;
}
