import type { FileReference } from '../../engine/index';
import type { UploadStore } from '../store/UploadStore';
import type { WizardHost } from '../store/host';
import type { WizardStore } from '../store/WizardStore';
import { toast } from '../ui';

interface Room {
  store: WizardStore;
  uploads: UploadStore;
  host: WizardHost;
}

/**
 * Sends one file in place of `replaced`; the session gets it once accepted (specification 2 §8, toasts). A refused
 * one stays listed with its reason, as the toast vanishes.
 */
export async function attachFile(
  file: File,
  field: string,
  { store, uploads, host }: Room,
  replaced?: FileReference,
): Promise<void> {
  const id = uploads.add(field, file.name);
  try {
    const reference = await host.upload(file, (progress) => uploads.patch(id, { progress }));
    uploads.forget(field, file.name);
    if (replaced) store.dispatch({ type: 'fileRemoved', field, id: replaced.DocumentID });
    store.dispatch({ type: 'fileAdded', field, file: reference });
    toast('success', `${file.name} foi anexado!`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    uploads.patch(id, { status: 'failed', reason });
    sayRefused(file.name, reason);
  }
}

/** Milliseconds (specification 2 §9). */
const TOAST_TIME = 5000;

export function sayRefused(name: string, reason: string): void {
  toast('danger', `Ocorreu um erro e ${name} não foi anexado! ${reason}`.trim(), TOAST_TIME);
}
