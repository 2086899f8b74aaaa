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

/** The server's limit, checked before the upload. */
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

/** Opens the tab first, or the browser blocks it as a pop-up. */
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

export const openDocument = (file: FileReference) => openFile(documentUrl(file.DocumentID));

export async function downloadFile(url: string, name: string): Promise<void> {
  try {
    saveBlob(await fetchFile(url), name);
  } catch {
    refuseDownload();
  }
}

export function downloadDocument(file: FileReference): Promise<void> {
  return downloadFile(documentUrl(file.DocumentID), file.DocumentName);
}
