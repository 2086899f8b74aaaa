import { fileURLToPath } from 'node:url';

export interface Program {
  file: string;
  loader: string[];
}

// A build (npm run build) has plain JavaScript beside itself, the sources are TypeScript.
const isSource = import.meta.url.endsWith('.ts');

export function programOf(path: string, base: string): Program {
  return {
    file: fileURLToPath(new URL(`${path}.${isSource ? 'ts' : 'js'}`, base)),
    // Absolute, because the caller's working directory need not be the repository.
    loader: isSource ? ['--import', import.meta.resolve('tsx')] : [],
  };
}
