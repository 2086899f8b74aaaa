// Plain JavaScript, as the worker that it is for starts without the TypeScript loader of its parent.
import { inflateSync } from 'node:zlib';

// pdf.js makes one as it loads, for drawing. Nothing is drawn here, and the package that has it is 33 MB of every server.
globalThis.DOMMatrix ??= function DOMMatrix() {};
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

const MAX_INFLATED = 50_000_000;
// Names of what acts, reaches out or carries files; long enough never to occur by chance in compressed bytes.
const ACTIVE =
  /\/(?:JavaScript|Rendition|RichMedia|Launch|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFiles?|Filespec|FileAttachment)\b/;
const FORM = /\/XFA\b\s*(?:\[|\d+\s+\d+\s+R|<<|\()/;
const STREAM_START = /(?<!end)stream\r?\n/g;
const MAX_DICTIONARY = 2000;

export async function readPdf(data) {
  const task = getDocument({ data: data.slice(), verbosity: 0, disableFontFace: true });
  try {
    const pdf = await task.promise;
    const { info } = await pdf.getMetadata();
    if (info.EncryptFilterName) return 'encrypted';
    const found = lookThrough(data);
    return found === 'ok' && (await runsScript(pdf)) ? 'script' : found;
  } catch (error) {
    return error?.name === 'PasswordException' ? 'encrypted' : 'unreadable';
  } finally {
    await task.destroy();
  }
}

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

/**
 * What is active where pdf.js does not look, such as on a link: in plain objects and in compressed ones. Objects that
 * are compressed in a way that we do not read could hold anything, so the file counts as unreadable.
 */
function lookThrough(bytes) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  if (isActive(text)) return 'script';
  for (const { index } of text.matchAll(STREAM_START)) {
    const dictionary = dictionaryBefore(text, index);
    if (!holdsObjects(dictionary)) continue;
    const start = index + (text[index + 6] === '\r' ? 8 : 7);
    const objects = objectsOf(dictionary, file.subarray(start));
    if (objects === null) return 'unreadable';
    if (isActive(objects)) return 'script';
  }
  return 'ok';
}

function dictionaryBefore(text, index) {
  const before = text.slice(Math.max(0, index - MAX_DICTIONARY), index);
  const starts = [...before.matchAll(/\d\s+\d+\s+obj\b/g)];
  return decoded(before.slice(starts.at(-1)?.index ?? 0));
}

function holdsObjects(dictionary) {
  return /\/ObjStm\b/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary));
}

function objectsOf(dictionary, bytes) {
  const filters = [...dictionary.matchAll(/\/Filter\s*(\[[^\]]*\]|\/\w+|[^/>]*)/g)];
  if (filters.length === 0 && !/\/F\b/.test(dictionary)) return '';
  const isFlate = filters.length === 1 && /^\[?\s*\/Fl(?:ateDecode)?\s*\]?$/.test(filters[0][1]);
  // Predictors, and data or parameters kept elsewhere, are not read.
  const isBent = /\/Predictor\s+(?!1\b)|\/F\b|\/(?:DecodeParms|DP)\s*\[?\s*\d/.test(dictionary);
  return isFlate && !isBent ? inflated(bytes) : null;
}

function decoded(text) {
  const decode = (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16));
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, decode);
}

function isActive(text) {
  const plain = decoded(text);
  return ACTIVE.test(plain) || FORM.test(plain);
}

function inflated(bytes) {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_INFLATED }).toString('latin1');
  } catch {
    return null;
  }
}
