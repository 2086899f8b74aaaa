import type { FileReference } from '../../../../engine';
import { showAlert } from '../../../shared/alert/alertStore';
import { fetchFile } from '../requests';

/** Specification 2 §8. */
const FAILED = 'Não foi possível baixar o arquivo, tente mais tarde ou contate o Administrador.';
/** Gives the browser time to take the document over before its address goes. */
const RELEASE_AFTER = 60_000;

/** Saves a file of the request under its name. */
export async function saveFile(identifier: string, file: FileReference): Promise<void> {
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await fetchFile(identifier, file.DocumentID));
    link.download = file.DocumentName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER);
  } catch {
    showAlert({ tone: 'danger', message: FAILED });
  }
}
