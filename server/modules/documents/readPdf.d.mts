import type { Inspection } from './inspectPdf';

/** What pdf.js makes of the bytes. */
export function readPdf(data: Uint8Array): Promise<Inspection>;
