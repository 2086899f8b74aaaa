export interface Upload {
  readonly id: string;
  readonly field: string;
  readonly name: string;
  readonly status: 'uploading' | 'failed';
  readonly reason?: string;
  /** 0 to 1. */
  readonly progress: number;
}

export const UPLOADING = 'Aguarde o envio do arquivo terminar.';

type Listener = () => void;

/** Uploads under way; they go on while their step is closed. */
export class UploadStore {
  private uploads: readonly Upload[] = [];
  private last = 0;
  private readonly listeners = new Set<Listener>();

  readonly read = (): readonly Upload[] => this.uploads;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(field: string, name: string): string {
    const id = `upload-${++this.last}`;
    this.set([...this.uploads, { id, field, name, status: 'uploading', progress: 0 }]);
    return id;
  }

  refuse(field: string, name: string, reason: string): void {
    this.patch(this.add(field, name), { status: 'failed', reason });
  }

  forget(field: string, name: string): void {
    this.set(this.uploads.filter((upload) => upload.field !== field || upload.name !== name));
  }

  patch(id: string, patch: Partial<Upload>): void {
    this.set(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)));
  }

  remove(id: string): void {
    this.set(this.uploads.filter((upload) => upload.id !== id));
  }

  isBusy(): boolean {
    return this.uploads.some((upload) => upload.status === 'uploading');
  }

  private set(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}
