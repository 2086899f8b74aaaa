import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageText } from '../../../../engine/reading';
import { startWorker } from '../../document-viewer/startWorker';
import { linesOf } from './linesOf';
import type { ReadFailure, ReadPages } from './readResult';

const MOST_PAGES = 300;
/** A file beyond this many bytes is mostly pictures: its first pages say what it is about. */
const LARGE = 20_000_000;
const MOST_PAGES_OF_LARGE = 50;
/** A page with more pieces is a drawing made of text. */
const MOST_PIECES = 20_000;
/** A page with fewer characters is a stamped picture. */
const LEAST_TEXT = 40;
/** Slower pages are built to be slow. */
const PAGE_MS = 20_000;
/** A PDF says that it is one within its first kilobyte. */
const HEADER_BYTES = 1024;

/** Reads a file piece by piece, so that a huge one is never held whole. */
class FileTransport extends PDFDataRangeTransport {
  private readonly file: File;
  private readonly fail: (error: unknown) => void;

  constructor(file: File, fail: (error: unknown) => void) {
    super(file.size, null);
    this.file = file;
    this.fail = fail;
  }

  override requestDataRange(begin: number, end: number): void {
    this.file
      .slice(begin, end)
      .arrayBuffer()
      .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)), this.fail);
  }
}

interface Watch {
  readonly signal: AbortSignal;
  readonly onPage: (page: number, pages: number) => void;
}

/**
 * The text of a PDF's pages, read in a worker of this browser that ends with it; nothing is sent anywhere. A failure says
 * what kind of file it is. Rejects once `signal` is aborted.
 */
export async function readPdf(file: File, watch: Watch): Promise<ReadPages | ReadFailure> {
  if (!(await isPdf(file))) return { failed: 'not-pdf' };
  const port = startWorker();
  try {
    return await readIn(port, file, watch);
  } catch (error) {
    watch.signal.throwIfAborted();
    return { failed: failureOf(error) };
  } finally {
    // Ends all that the file may have started.
    port.terminate();
  }
}

async function isPdf(file: File): Promise<boolean> {
  const head = await file
    .slice(0, HEADER_BYTES)
    .text()
    .catch(() => '');
  return head.includes('%PDF-');
}

class TooSlow extends Error {}

function failureOf(error: unknown): ReadFailure['failed'] {
  if (error instanceof Error && error.name === 'PasswordException') return 'encrypted';
  return error instanceof TooSlow ? 'too-slow' : 'broken';
}

async function readIn(port: Worker, file: File, watch: Watch): Promise<ReadPages | ReadFailure> {
  const stop = new AbortController();
  const fail = (reason: unknown) => stop.abort(reason);
  watch.signal.addEventListener('abort', () => fail(watch.signal.reason), { once: true });
  port.addEventListener('error', () => fail(new Error('The worker broke.')));
  const task = getDocument({
    range: new FileTransport(file, fail),
    worker: PDFWorker.create({ port }),
    isEvalSupported: false,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: 0,
  });
  const pdf = await within(task.promise, stop.signal);
  const pages: PageText[] = [];
  const most = Math.min(pdf.numPages, file.size > LARGE ? MOST_PAGES_OF_LARGE : MOST_PAGES);
  for (let number = 1; number <= most; number += 1) {
    watch.onPage(number, most);
    // One after another, so that it can be stopped and a page that hangs is known.
    // oxlint-disable-next-line no-await-in-loop
    pages.push(await within(pageOf(pdf, number), stop.signal));
  }
  const text = pages.flatMap(({ lines }) => lines).join('');
  if (text.replaceAll(/[^\p{L}\d]/gu, '').length < LEAST_TEXT) return { failed: 'no-text' };
  return { pages, total: pdf.numPages };
}

async function pageOf(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return { lines: linesOf(items.slice(0, MOST_PIECES).filter((item) => 'str' in item)) };
}

/** Rejects on abort, or after the time limit of a page. */
function within<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    const timer = setTimeout(() => reject(new TooSlow()), PAGE_MS);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    });
  });
}
