import { fileTypeFromBuffer } from 'file-type';
import { inspectPdf } from './inspectPdf';
import { refuseDocument } from './problems';

/** 10 MB as people count them. */
const MAX_DOCUMENT_BYTES = 10_000_000;

const HEADER = '%PDF-';
const END_MARK = '%%EOF';
/** A reader looks for the end mark in the last kilobyte (ISO 32000-1, Annex H). */
const TAIL_BYTES = 1024;

export async function verifyPdf(content: Buffer): Promise<void> {
  if (content.length === 0) throw refuseDocument('DOCUMENT_EMPTY');
  if (content.length > MAX_DOCUMENT_BYTES) throw refuseDocument('DOCUMENT_TOO_LARGE');
  if (!(await isPdf(content))) throw refuseDocument('DOCUMENT_NOT_PDF');
  if (!content.subarray(-TAIL_BYTES).includes(END_MARK)) throw refuseDocument('DOCUMENT_TRUNCATED');

  const inspection = await inspectPdf(content);
  if (inspection === 'unreadable') throw refuseDocument('DOCUMENT_UNREADABLE');
  if (inspection === 'encrypted') throw refuseDocument('DOCUMENT_ENCRYPTED');
  if (inspection === 'script') throw refuseDocument('DOCUMENT_WITH_SCRIPT');
}

async function isPdf(content: Buffer): Promise<boolean> {
  if (content.subarray(0, HEADER.length).toString('latin1') !== HEADER) return false;
  return (await fileTypeFromBuffer(content))?.mime === 'application/pdf';
}
