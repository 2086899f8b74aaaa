import { areInstalled } from '../../scripts/lib/install-dependencies.mjs';

/**
 * Before any test: the first product that a test starts would run `npm ci`, under the feet of all the others, whose
 * packages and PostgreSQL are gone for as long as it takes.
 */
export default function installed(): void {
  if (!areInstalled())
    throw new Error('node_modules is not what package-lock.json wants: run "npm ci" first.');
}
