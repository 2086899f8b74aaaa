/** The browser takes the file over in its own time. */
const RELEASE_AFTER = 60_000;

/** Saves a file under a name. Throws where the browser does not take it. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER);
}
