import { nodeProblem } from './node-version.mjs';

export function run(program) {
  const problem = nodeProblem(process.versions.node);
  if (problem) return fail(problem);
  // Imported late: these files use what an old Node does not know.
  return import('./install-dependencies.mjs')
    .then(({ installDependencies }) => installDependencies())
    .then(() => import('tsx/esm/api'))
    .then(({ register }) => register())
    .then(() => import(new URL(program, import.meta.url).href))
    .then(({ main }) => main())
    .catch((error) => fail(error.message));
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
