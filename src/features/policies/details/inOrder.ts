const suffix = ({ numeroDocumento }: { numeroDocumento: string }) => numeroDocumento.slice(-3);

/** Documents in the order of the last three characters of their numbers (specification 3 §3). */
export const inOrder = <Document extends { numeroDocumento: string }>(documents: readonly Document[]) =>
  documents.toSorted((one, other) => (suffix(one) < suffix(other) ? -1 : 1));
