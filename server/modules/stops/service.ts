import { type CompiledDefinition, messageCodes } from '../../../engine/index';
import { addDays } from '../../../engine/values';
import type { StopCount, Stops, StopsBody } from '../../../contract/stops';
import type { Deps } from '../../deps';
import { problemsOf } from '../../http/Problem';
import { refuse } from '../../http/refuse';
import { listVersions } from '../definitions/repository';
import { addCounts, countFinished, readCounts } from './repository';

const refuseStops = problemsOf({
  422: { UNKNOWN_PLACE: 'A contagem não diz respeito a este produto.' },
});

type StopsDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'stops'>;

export const SHOWN_DAYS = 90;
const SHOWN_VERSIONS = 20;

function isKnown(definition: CompiledDefinition, { Kind, Step, Field, Code }: StopCount): boolean {
  const step = definition.steps.find(({ definition: { id } }) => id === Step);
  if (!step) return false;
  if (Kind !== 'message' && Kind !== 'manual') return Field === '' && Code === '';
  const field = definition.byPath.get(Field);
  if (field?.step !== step.index) return false;
  return Kind === 'manual' ? Code === '' : messageCodes(definition, field.index).has(Code);
}

/** All or nothing. Throws UNKNOWN_PLACE. */
export async function countStops({ db, clock, products }: StopsDeps, { Definition, Counts }: StopsBody) {
  const product = await products.ofHash(Definition);
  if (!product || !Counts.every((one) => isKnown(product.compiled, one))) throw refuseStops('UNKNOWN_PLACE');
  await addCounts(db, clock.today(), Definition, Counts);
}

type Counted = Awaited<ReturnType<typeof readCounts>>;

export async function stopsOf(deps: StopsDeps, id: string, hash: string | undefined): Promise<Stops> {
  const { db, clock, products, stops } = deps;
  const product = hash ? await products.ofHash(hash) : (products.current(id) ?? products.form(id));
  if (product?.compiled.source.id !== id) throw refuse('NOT_FOUND');
  const { hash: Definition } = product.compiled.source;
  const From = addDays(clock.today(), -SHOWN_DAYS);
  const counted = await readCounts(db, Definition, From);
  const shown = (number: number) => (number > 0 && number < stops.least ? null : number);
  return {
    Definition,
    Versions: (await listVersions(db, id, SHOWN_VERSIONS)).map(({ hash: version, ...row }) => ({
      Definition: version,
      Version: row.version,
      PublishedAt: row.publishedAt.toISOString(),
    })),
    From,
    Least: stops.least,
    Began: shown(total(counted, { kind: 'began' })),
    Finished: shown(await countFinished(db, Definition, new Date(`${From}T00:00:00-03:00`))),
    Steps: product.compiled.steps.map(({ definition: { id: step } }) => ({
      Step: step,
      Entered: shown(total(counted, { kind: 'entered', step })),
      Passed: shown(total(counted, { kind: 'passed', step })),
      Left: shown(total(counted, { kind: 'left', step })),
    })),
    Fields: [...new Set(counted.map(({ field }) => field).filter(Boolean))].map((field) => ({
      Field: field,
      Manual: shown(total(counted, { kind: 'manual', field })),
      Messages: counted
        .filter((one) => one.kind === 'message' && one.field === field)
        .map(({ code, count }) => ({ Code: code, Count: shown(count) })),
    })),
  };
}

const total = (counted: Counted, wanted: Partial<Counted[number]>) =>
  counted
    .filter((one) => Object.entries(wanted).every(([name, value]) => one[name as 'kind'] === value))
    .reduce((all, { count }) => all + count, 0);
