/** What a build has, put in by scripts/portal/worker.ts. */
interface Built {
  /** What is kept as soon as the worker is installed; without `revision` the address names the content. */
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  /** Addresses of all files whose names hold a hash of what they are. */
  readonly hashed: readonly string[];
}

declare const BUILT: Built;
