import type { DeskImport, PolicyImport } from '../../../contract/imports';
import type { DeskImportRow, ImportRow } from './repository';

export function importAnswer({ imported, documentName, policyNumber }: ImportRow): PolicyImport {
  return {
    Identifier: imported.identifier,
    Number: imported.number,
    Insurer: imported.insurerName,
    HolderDocument: imported.clientDocument,
    HolderName: imported.holderName,
    StartDateValidity: imported.validityStart,
    EndDateValidity: imported.validityEnd,
    InsuredAmount: Number(imported.insuredAmount),
    Document: { DocumentID: imported.documentId, DocumentName: documentName },
    Status: imported.status,
    CreatedAt: imported.createdAt.toISOString(),
    DecidedAt: imported.decidedAt?.toISOString() ?? null,
    Reason: imported.reason,
    PolicyNumber: policyNumber,
  };
}

export function deskImportAnswer(row: DeskImportRow): DeskImport {
  return {
    ...importAnswer(row),
    Sender: { Name: row.senderName, Email: row.senderEmail },
    IsKnown: row.isKnown,
  };
}
