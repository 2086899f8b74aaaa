/** What systems do not take in the name of a file. */
const UNSAFE = /[^\p{L}\p{N} .-]/gu;
/** The browser takes the file over in its own time. */
const RELEASE_AFTER = 60_000;

/** Saves a document under its title. Throws where the browser does not take it. */
export function savePdf(bytes: Uint8Array<ArrayBuffer>, title: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = `${title.replaceAll(UNSAFE, '-')}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER);
}
