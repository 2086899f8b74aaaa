interface HandedOver {
  readonly id: string;
  readonly uid: string;
  readonly file: File;
}

/** In memory alone: a document that was chosen is never kept in the browser. */
let handed: HandedOver | undefined;

/** Has the next wizard begin with a document; the id goes with the way there, so that no other opening takes it. */
export function handOver(uid: string, file: File): string {
  handed = { id: crypto.randomUUID(), uid, file };
  return handed.id;
}

/** The document that was handed over under that id, to whoever it is of; once. */
export function takeHandedOver(uid: string, id: string | undefined): File | undefined {
  const found = handed;
  if (id === undefined || found?.id !== id) return undefined;
  handed = undefined;
  return found.uid === uid ? found.file : undefined;
}

export const dropHandedOver = () => void (handed = undefined);
