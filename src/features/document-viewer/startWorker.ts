// Vite gives the address of the file.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

let policy: Policy | undefined;

/** pdfjs' worker; our content security policy takes a worker's address only from a named policy, of which there is one. */
export function startWorker(): Worker {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('pdf-worker', { createScriptURL: (url) => url });
  return new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' });
}
