import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Vite gives the address of the file.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { startWorker } from '../../shared/startWorker';
import type { OpenedPdf } from './OpenedPdf';

/** Opens a PDF. `bytes` stay the caller's. Rejects where they are none. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  GlobalWorkerOptions.workerPort ??= startWorker('pdf-worker', workerUrl);
  const pdf = await getDocument({ data: bytes.slice(), isEvalSupported: false }).promise;
  const { info } = await pdf.getMetadata();
  const { Title } = info as { Title?: unknown };
  return { pdf, title: typeof Title === 'string' ? Title : undefined };
}
