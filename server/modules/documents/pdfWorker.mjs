// Plain JavaScript, because a worker thread starts without the TypeScript loader of its parent.
import { inflateSync } from 'node:zlib';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const MAX_INFLATED = 50_000_000;
// Names of what acts, reaches out or carries files; long enough never to occur by chance in compressed bytes.
const ACTIVE =
  /\/(?:JavaScript|Rendition|RichMedia|Launch|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFiles?|Filespec|FileAttachment)\b/;
const FORM = /\/XFA\b\s*(?:\[|\d+\s+\d+\s+R|<<|\()/;
const STREAM_START = /stream\r?\n/g;

/** @returns {Promise<'ok' | 'unreadable' | 'encrypted' | 'script'>} what pdf.js makes of the bytes */
async function inspect(data) {
  const task = getDocument({ data: data.slice(), verbosity: 0, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const { info } = await pdf.getMetadata();
    if (info.EncryptFilterName) return 'encrypted';
    return mentionsAction(data) || (await runsScript(pdf)) ? 'script' : 'ok';
  } catch (error) {
    return error?.name === 'PasswordException' ? 'encrypted' : 'unreadable';
  } finally {
    await task.destroy();
  }
}

/** Actions that pdf.js knows how to run: of the document, of a page, of a form field. */
async function runsScript(pdf) {
  if (await pdf.getJSActions()) return true;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const annotations = await page.getAnnotations();
    if ((await page.getJSActions()) || annotations.some(({ actions }) => actions)) return true;
    page.cleanup();
  }
  return false;
}

/** What is active where pdf.js does not look, such as on a link: in plain objects and in compressed ones. */
function mentionsAction(bytes) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  if (isActive(text)) return true;
  return [...text.matchAll(/\/ObjStm\b/g)].some(({ index }) => {
    STREAM_START.lastIndex = index;
    const start = STREAM_START.exec(text);
    return start !== null && isActive(inflated(file.subarray(STREAM_START.lastIndex)));
  });
}

function isActive(text) {
  const decode = (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16));
  const plain = text.replaceAll(/#([0-9A-Fa-f]{2})/g, decode);
  return ACTIVE.test(plain) || FORM.test(plain);
}

function inflated(bytes) {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_INFLATED }).toString('latin1');
  } catch {
    return '';
  }
}

parentPort.postMessage(await inspect(workerData));
