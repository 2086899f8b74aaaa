// Vite gives the address of the file.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { trustedAddress } from '../../shared/trustedAddress';

export const startWorker = () => new Worker(trustedAddress('pdf-worker', workerUrl), { type: 'module' });
