export const archiveName = (identifier: string) => `documentos-${identifier}.zip`;
