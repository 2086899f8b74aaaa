import Ajv from 'ajv';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createContext, review, type CompiledDefinition, type Environment } from '../engine/index';
import { personOf } from '../studio/cases/persons';
import { DEFAULT_DAY, run as runCase } from '../studio/cases/run';
import { casesOf } from '../studio/cases/runCases';
import type { Catalogue } from '../engine/definition/catalogue';
import { contentOf } from '../engine/definition/contentOf';
import { formats } from '../engine/publish/formats';
import { compileBundle, constantsOf, loadBundles } from '../engine/publish/loadProducts';
import { readFiles } from '../engine/publish/readFiles';
import { recordSchema } from './review/recordSchema';
import { interleave, type Work } from './settling/interleave';
import type { Row } from './settling';

const TURNS = 40;
const { files } = readFiles(fileURLToPath(new URL('../product-schemas', import.meta.url)));
const constants = constantsOf(files);
const catalogue = contentOf<Catalogue>(files, 'catalogue.json')!;

interface Body {
  readonly definition: CompiledDefinition;
  readonly env: Environment;
  readonly record: object;
}

/** A golden record that the server takes, of every product that has one. */
function bodies(): Body[] {
  const { bundles } = loadBundles(files);
  return catalogue.wizards.flatMap(({ wizard }) => {
    const bundle = bundles.get(wizard)!;
    const definition = compileBundle(bundle);
    const stage = { definition, constants };
    for (const file of casesOf(files, wizard).values()) {
      for (const it of file.cases) {
        if (it.send || it.expect.review?.length !== 0) continue;
        const env = {
          today: it.today ?? file.today ?? DEFAULT_DAY,
          constants,
          context: createContext(personOf(it.person ?? file.person)),
        };
        return [{ definition, env, record: runCase(stage, file, it).record }];
      }
    }
    return [];
  });
}

function repeated(work: Work): Work {
  return () => {
    for (let turn = 0; turn < TURNS; turn += 1) work();
  };
}

function byEngine(all: readonly Body[]): Work {
  return repeated(() => {
    for (const { definition, env, record } of all) {
      if (review(definition, record, env).issues.length > 0) throw new Error(definition.source.id);
    }
  });
}

function byAjv(all: readonly Body[]): Work {
  const ajv = new Ajv({ allErrors: true, strict: false, formats });
  const validators = all.map(({ definition, record }) =>
    ajv.compile(recordSchema(definition.source, record)),
  );
  return repeated(() => {
    all.forEach(({ definition, record }, index) => {
      if (!validators[index]!(record))
        throw new Error(`${definition.source.id}: ${JSON.stringify(validators[index]!.errors)}`);
    });
  });
}

/** Budget 8: the server's review of a body against Ajv's validation of the same, one valid body of each product. */
export async function run(): Promise<{ rows: Row[] }> {
  const all = bodies();
  const [ours, reference] = interleave([byEngine(all), byAjv(all)], 61, 20) as [number, number];
  const each = TURNS * all.length;
  const what = `review of a submission, ${all.length} products`;
  return {
    rows: [
      { id: '8', what, ms: ours / each, reference: reference / each, ratio: ours / reference, budget: 4 },
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, ms, reference, ratio, budget } of (await run()).rows) {
    console.log(
      `${what}: ${(ms * 1e3).toFixed(1)} µs / ${(reference * 1e3).toFixed(1)} µs = ${ratio.toFixed(2)} (budget ${budget})`,
    );
  }
}
