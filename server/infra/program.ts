import { fileURLToPath } from 'node:url';

/** A program of ours as Node runs it in a process of its own. */
export interface Program {
  file: string;
  /** What Node has to load before it: tsx for sources, nothing for a build. */
  loader: string[];
}

// A build (npm run build) has plain JavaScript beside itself, the sources are TypeScript.
const isSource = import.meta.url.endsWith('.ts');

/** The program `path` (without an ending) beside the module whose import.meta.url is `base`. */
export function programOf(path: string, base: string): Program {
  return {
    file: fileURLToPath(new URL(`${path}.${isSource ? 'ts' : 'js'}`, base)),
    // Absolute, because the caller's working directory need not be the repository.
    loader: isSource ? ['--import', import.meta.resolve('tsx')] : [],
  };
}
