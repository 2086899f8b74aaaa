interface HandedOver {
  readonly id: string;
  readonly uid: string;
  readonly file: File;
}

/** In memory alone: a document that was chosen is never kept in the browser. */
let handed: HandedOver | undefined;

/** The id travels with the navigation, so that no other opening takes the file. */
export function handOver(uid: string, file: File): string {
  handed = { id: crypto.randomUUID(), uid, file };
  return handed.id;
}

/** Given once, and only to the user who handed it over. */
export function takeHandedOver(uid: string, id: string | undefined): File | undefined {
  const found = handed;
  if (id === undefined || found?.id !== id) return undefined;
  handed = undefined;
  return found.uid === uid ? found.file : undefined;
}

export const dropHandedOver = () => void (handed = undefined);
