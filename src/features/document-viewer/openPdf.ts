import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenedPdf } from './OpenedPdf';
import { startWorker } from './startWorker';

/** `bytes` stay the caller's. Rejects where they are no PDF. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  GlobalWorkerOptions.workerPort ??= startWorker();
  const pdf = await getDocument({ data: bytes.slice(), isEvalSupported: false }).promise;
  const { info } = await pdf.getMetadata();
  const { Title } = info as { Title?: unknown };
  return { pdf, title: typeof Title === 'string' ? Title : undefined };
}
