import type { FileReference } from '../../../engine/index';
import { ApiError } from '../api/ApiError';
import { api } from '../api/api';
import { showAlert } from '../alert/alertStore';
import { saveBlob } from '../saveBlob';

const quiet = { noLoading: true };
const RELEASE_AFTER = 60_000;

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(new Error('Não foi possível ler o arquivo.')));
    reader.readAsDataURL(file);
  });
}

/** As the server takes and refuses it; nobody waits for an upload that will be refused. */
const MAX_BYTES = 10_000_000;
const refuseLarge = () =>
  new ApiError({ status: 413, code: 'DOCUMENT_TOO_LARGE', message: 'O arquivo deve ter no máximo 10 MB.' });

/** Sends one file (POST /document/save); the answer's data is the document's id. */
export async function uploadDocument(file: File, onProgress: (done: number) => void): Promise<FileReference> {
  if (file.size > MAX_BYTES) throw refuseLarge();
  const body = { DocumentName: file.name, DocumentType: file.type, content: await toBase64(file) };
  const { data } = await api.post<string>('/document/save', body, {
    ...quiet,
    onUploadProgress: onProgress,
  });
  return { DocumentID: data, DocumentName: file.name };
}

const documentUrl = (id: string) => `/wings/document?wingsDocumentId=${encodeURIComponent(id)}`;

async function fetchFile(url: string): Promise<Blob> {
  return (await api.get<Blob>(url, { ...quiet, responseType: 'blob' })).data;
}

/** Specification 2 §8. */
function refuseDownload(): void {
  const message = 'Não foi possível baixar o arquivo, tente mais tarde ou contate o Administrador.';
  showAlert({ tone: 'danger', message });
}

/** Opens what the address answers in a new tab, which is opened at once, or the browser takes it for a pop-up. */
export async function openFile(url: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const address = URL.createObjectURL(await fetchFile(url));
    if (tab) tab.location.href = address;
    // The browser takes the document over in its own time.
    setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER);
  } catch {
    tab?.close();
    refuseDownload();
  }
}

/** Opens a document in a new tab. */
export const openDocument = (file: FileReference) => openFile(documentUrl(file.DocumentID));

/** Saves what the address answers as a file called `name`. */
export async function downloadFile(url: string, name: string): Promise<void> {
  try {
    saveBlob(await fetchFile(url), name);
  } catch {
    refuseDownload();
  }
}

/** Saves a document as a PDF file. */
export function downloadDocument(file: FileReference): Promise<void> {
  return downloadFile(documentUrl(file.DocumentID), file.DocumentName);
}
