import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Vite gives the address of the file.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { OpenedPdf } from './OpenedPdf';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** pdfjs' worker; our content security policy takes a worker's address only from a named policy. */
function startWorker(): Worker {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('pdf-worker', { createScriptURL: (url) => url });
  return new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' });
}

/** Opens a PDF. `bytes` stay the caller's. Rejects where they are none. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  GlobalWorkerOptions.workerPort ??= startWorker();
  const pdf = await getDocument({ data: bytes.slice(), isEvalSupported: false }).promise;
  const { info } = await pdf.getMetadata();
  const { Title } = info as { Title?: unknown };
  return { pdf, title: typeof Title === 'string' ? Title : undefined };
}
