import type { Answers, FileReference } from '../../engine/index';

export interface WizardHost {
  /** Rejects when it fails or finds nothing, with a message for the person if there is one. */
  lookup(source: string, request: Answers): Promise<unknown>;
  /** Stores a file; `onProgress` gets 0 to 1. Rejects with an Error whose message is for the person. */
  upload(file: File, onProgress: (done: number) => void): Promise<FileReference>;
  openFile(file: FileReference): void;
}
