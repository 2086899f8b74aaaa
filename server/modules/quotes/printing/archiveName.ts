/** What the file with all documents of an issued request is called, for its customer and for who was given a link. */
export const archiveName = (identifier: string) => `documentos-${identifier}.zip`;
