import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Draws a page so many pixels a point; stops when `signal` says so. */
export async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  scale: number,
  signal?: AbortSignal,
): Promise<void> {
  const viewport = page.getViewport({ scale });
  // Two drawings on one canvas at a time would mix: each has its own, shown when it is done.
  const own = document.createElement('canvas');
  own.width = Math.floor(viewport.width);
  own.height = Math.floor(viewport.height);
  const task = page.render({ canvas: own, viewport });
  signal?.addEventListener('abort', () => task.cancel());
  await task.promise;
  canvas.width = own.width;
  canvas.height = own.height;
  canvas.getContext('2d')?.drawImage(own, 0, 0);
}
