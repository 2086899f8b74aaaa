import { saveBlob } from '../../shared/saveBlob';

const UNSAFE = /[^\p{L}\p{N} .-]/gu;

/** Saves a document under its title. Throws where the browser does not take it. */
export function savePdf(bytes: Uint8Array<ArrayBuffer>, title: string): void {
  saveBlob(new Blob([bytes], { type: 'application/pdf' }), `${title.replaceAll(UNSAFE, '-')}.pdf`);
}
