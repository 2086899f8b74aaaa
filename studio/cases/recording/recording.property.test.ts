import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/expression';
import type { Effect, SessionEvent } from '../../../engine/model/SessionEvent';
import type { Session } from '../../../engine/model/Session';
import { readFiles } from '../../../engine/publish/readFiles';
import { transition } from '../../../engine/session/transition';
import { differences } from '../differences';
import { openingOf, run, type Stage } from '../run';
import { casesOf } from '../runCases';
import { stageOf } from '../testing/stageOf';
import type { CasesFile } from '../types';
import { composeEvents } from './composeEvents';
import { merged } from './merged';
import { suggestionsFor } from './suggestionsFor';
import { withCase } from './withCase';

const folder = fileURLToPath(new URL('../../../product-schemas', import.meta.url));
const sold = readFiles(folder).files;
const PRODUCTS = ['licitante', 'fianca-locaticia', 'cadastro', 'vencimento'];
const told = new Map(PRODUCTS.map((id) => [id, { stage: stageOf(sold, id), book: [...casesOf(sold, id)] }]));

/** A long text that a case writes as what it repeats. */
const isRepeated = (value: unknown) => typeof value === 'object' && value !== null && 'times' in value;

/** What the shipped cases type in each field, so that rules have something to do. */
function typedIn(book: readonly (readonly [string, CasesFile])[]): [string, unknown][] {
  const events = book.flatMap(([, file]) => file.cases.flatMap((one) => one.events));
  const sets = book.flatMap(([, file]) => Object.values(file.given ?? {}).flatMap(Object.entries));
  const values = [
    ...sets,
    ...events.flatMap(({ edit, value }) => (edit === undefined ? [] : [[edit, value]])),
  ];
  return (values as [string, unknown][]).filter(([, value]) => !isRepeated(value));
}

/** What a person does, and what is answered meanwhile. */
type Deed = {
  readonly kind: 'edit' | 'leave' | 'go' | 'back' | 'answer' | 'fail' | 'fill';
  readonly seed: number;
};

const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom<Deed['kind']>(
      'edit',
      'edit',
      'edit',
      'leave',
      'go',
      'back',
      'answer',
      'fail',
      'fill',
    ),
    seed: fc.nat(),
  }),
  { maxLength: 16 },
);

function eventsOf(deed: Deed, session: Session, pool: [string, unknown][], asked: Effect[]): SessionEvent[] {
  const pick = <Item>(items: readonly Item[]) => items[deed.seed % items.length]!;
  const lookup = asked.findLast((effect) => effect.type === 'lookup');
  const [field, typed] = pick(pool);
  if (deed.kind === 'edit') return [{ type: 'edit', field, value: typed ?? undefined }];
  if (deed.kind === 'leave') return [{ type: 'leave', field }];
  if (deed.kind === 'go') return [{ type: 'continue' }];
  if (deed.kind === 'back') return [{ type: 'back' }];
  if (deed.kind === 'fill') {
    const open = session.definition.fields.filter(({ step }) => session.steps[step]!.status === 'open');
    return open.flatMap(({ path }) => {
      const own = pool.filter(([name, value]) => name === path && value !== null);
      return own.length === 0 ? [] : [{ type: 'edit', field: path, value: own[0]![1] } as const];
    });
  }
  if (!lookup) return [];
  const { lookup: name, key } = lookup;
  if (deed.kind === 'fail') return [{ type: 'failed', lookup: name, key, message: 'Não há.' }];
  return [{ type: 'answered', lookup: name, key, data: pick([undefined, {}, []]) }];
}

function play(stage: Stage, file: CasesFile, pool: [string, unknown][], done: readonly Deed[]) {
  const opening = openingOf(stage, file, {});
  let { session } = opening;
  const asked: Effect[] = [...opening.effects];
  const events: SessionEvent[] = [];
  for (const event of done.flatMap((deed) => eventsOf(deed, session, pool, asked))) {
    const next = transition(session, event);
    events.push(event);
    asked.push(...next.effects);
    session = next.session;
  }
  return { session, events };
}

/** What is different when a case that is put behind those of a file runs. */
function differencesOf(stage: Stage, product: string, path: string, recorded: CasesFile['cases'][number]) {
  const text = withCase(JSON.stringify(sold.get(path), null, 2), recorded);
  const written = casesOf(new Map([...sold, [path, JSON.parse(text) as Json]]), product).get(path)!;
  return differences(run(stage, written, written.cases.at(-1)!));
}

describe('what was done in a wizard, as a case', () => {
  it.each(PRODUCTS)('of %s comes to the same, and passes with all that was suggested', (product) => {
    const { stage, book } = told.get(product)!;
    const pool = typedIn(book);
    fc.assert(
      fc.property(deeds, fc.nat(), (done, seed) => {
        const [path, file] = book[seed % book.length]!;
        const { session, events } = play(stage, file, pool, done);
        const composed = composeEvents(stage, file, {}, { events }, session);
        expect(composed.strays).toEqual([]);
        for (const way of [composed.told, composed.given ?? composed.told]) {
          const suggested = suggestionsFor(stage, file, { events: way });
          expect(new Set(suggested.map(({ id }) => id)).size).toBe(suggested.length);
          const expected = merged(suggested.map((one) => one.expect));
          const recorded = { id: 'recorded', description: 'O que fiz.', events: way, expect: expected };
          expect(differencesOf(stage, product, path, recorded)).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });
});
