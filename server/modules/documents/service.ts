import type { Db } from '../../db/db';
import type { Owner } from '../../access/Caller';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import type { SaveBody } from '../../../contract/documents';
import { hashOf, withContent } from './content';
import { documentName } from './documentName';
import { refuseDocument } from './problems';
import { findDocument, insertDocument, mayRead } from './repository';
import { verifyPdf } from './verifyPdf';

// A browser whose system knows no PDF reader names no type at all.
const PDF_TYPES = new Set(['application/pdf', 'pdf', '.pdf', '']);
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

export async function saveDocument(db: Db, { uid, linkId }: Owner, body: SaveBody): Promise<string> {
  if (!PDF_TYPES.has(body.DocumentType.toLowerCase())) throw refuseDocument('DOCUMENT_NOT_PDF');
  const content = decode(body.content);
  await verifyPdf(content);
  return insertDocument(db, {
    ownerUid: uid,
    linkId,
    name: documentName(body.DocumentName),
    type: 'application/pdf',
    size: content.length,
    sha256: hashOf(content),
    content,
  });
}

type ReadingDeps = Pick<Deps, 'read' | 'adapters'>;

/** The document of that id. Throws NOT_FOUND for one that the owner may not read, DOCUMENT_AWAY. */
export async function readDocument(deps: ReadingDeps & Pick<Deps, 'db'>, owner: Owner, id: string) {
  return readFound(deps, (await mayRead(deps.db, owner, id)) ? id : null);
}

/** The document, for a caller who has found out that it may be read. Throws NOT_FOUND without an id, DOCUMENT_AWAY. */
export async function readFound(deps: ReadingDeps, id: string | null | undefined) {
  const document = id ? await deps.read((db) => findDocument(db, id)) : undefined;
  if (!document) throw refuse('NOT_FOUND');
  return withContent(deps, document);
}

function decode(content: string): Buffer {
  const comma = content.startsWith('data:') ? content.indexOf(',') + 1 : 0;
  const base64 = content.slice(comma);
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) throw refuseDocument('DOCUMENT_NOT_BASE64');
  return Buffer.from(base64, 'base64');
}
