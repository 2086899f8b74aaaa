import { array, assert, boolean, constant, constantFrom, pre, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPIRED } from '../../../shared/requests/drafts';
import type { KeptDraft } from '../../../shared/requests/localDrafts';
import type { EditedQuote, WizardState } from '../../../shared/requests/navigation';
import { type Arrival, ARRIVED, nameOf, next, placeOf, searchOf, type VisitEvent } from './visit';

const at = (state: WizardState, more: Partial<Arrival> = {}): Arrival => ({
  ...{ product: 'licitante', fresh: 'fresh', onlyDraft: null, state },
  ...more,
});
const draft = (updatedAt = '2026-11-19T12:00:00.000Z'): KeptDraft => ({
  ...{ definition: 'any', answers: { kind: 'a' }, steps: {}, updatedAt },
});
const listed = { ...{ Product: 'licitante', Key: 'k1', Name: null, UpdatedAt: '', InsuredName: null } };
const drafts = [{ ...listed, Step: null, Choice: null, DaysLeft: null }];
const edit: EditedQuote = { data: {}, definition: 'any', at: '2026-11-19T12:00:00.000Z' };
const repeats = { title: 'Repetição', Answers: {}, Moved: [], Left: [], isDifference: true };

const nothing: VisitEvent = { type: 'listed', drafts: [], templates: [] };
const some: VisitEvent = { type: 'listed', drafts, templates: [] };
const found = (arrival: Arrival, one: KeptDraft | typeof EXPIRED | null): VisitEvent => ({
  ...{ type: 'found', search: searchOf(arrival), draft: one },
});
const begun = (arrival: Arrival): VisitEvent => ({ type: 'begun', search: searchOf(arrival) });
const place = (arrival: Arrival, ...events: VisitEvent[]) => placeOf(arrival, events.reduce(next, ARRIVED));

const link = at({}, { onlyDraft: 'licitante/link-1' });
const older = draft('2026-11-19T11:59:59.999Z');
const newer = draft('2026-11-19T12:00:00.001Z');

describe('a product that may have several drafts', () => {
  const plain = at({});
  const resumed = at({ resume: 'k1' });
  it.each([
    ['asks for them first', plain, [], 'listing'],
    ['waits for the templates too', plain, [{ type: 'listed', drafts: [] }], 'listing'],
    ['offers them', plain, [some], 'beginnings'],
    ['opens where there are none', plain, [nothing], 'wizard'],
    ['opens once another is begun', plain, [some, begun(plain)], 'wizard'],
    ['opens once the last was thrown away', plain, [some, nothing], 'wizard'],
    ['searches for the one that was chosen', resumed, [some], 'searching'],
    ['opens it', resumed, [found(resumed, draft())], 'wizard'],
    ['opens where it is no more', resumed, [found(resumed, null)], 'wizard'],
    ['says that it has expired', resumed, [found(resumed, EXPIRED)], 'expired'],
    ['begins in its place', resumed, [found(resumed, EXPIRED), begun(resumed)], 'wizard'],
    ['does not search for what this page began', at({ opening: 'fresh' }), [], 'wizard'],
    ['searches for what an earlier page began', at({ opening: 'before' }), [], 'searching'],
    ['asks nothing of a repeated request', at({ repeats }), [], 'wizard'],
    ['tells what was sent', at({}, { sent: { Identifier: '1', Title: '', Message: '' } }), [], 'sent'],
  ] as [string, Arrival, VisitEvent[], string][])('%s', (_, arrival, events, expected) => {
    expect(place(arrival, ...events).at).toBe(expected);
  });

  it('writes on under one name from the first key to a reload', () => {
    expect(nameOf(plain)).toBe(nameOf(at({ opening: 'fresh' })));
    expect(nameOf(at({ resume: 'k1', opening: 'k1' }))).toBe(nameOf(resumed));
  });

  it('gives the focus to the step only where a button of the page was pressed', () => {
    expect(place(plain, nothing)).toMatchObject({ takesFocus: false });
    for (const pressed of [begun(plain), nothing])
      expect(place(plain, some, pressed)).toMatchObject({ takesFocus: true });
  });
});

describe('a repeated request', () => {
  const asks = { asksDifferences: true };
  it('asks only what differs, where the product defines that', () => {
    expect(place(at({ repeats }, asks)).at).toBe('repeat');
    expect(place(at({ repeats })).at).toBe('wizard');
    expect(place(at({ repeats: { ...repeats, isDifference: false } }, asks)).at).toBe('wizard');
  });

  it('is opened whole with the draft that its differences left', () => {
    const whole = at({ repeats, opening: 'fresh', isWhole: true }, asks);
    expect(place(at({ repeats, opening: 'fresh' }, asks)).at).toBe('repeat');
    expect(place(whole).at).toBe('searching');
    expect(place(whole, found(whole, draft()))).toMatchObject({ at: 'wizard', draft: draft() });
  });
});

describe('the one draft of a link or a change', () => {
  it.each([
    ['is searched for', link, [], 'searching'],
    ['is offered', link, [found(link, draft())], 'offer'],
    ['opens where there is none', link, [found(link, null)], 'wizard'],
    ['opens where it has expired', link, [found(link, EXPIRED)], 'wizard'],
    ['opens once it is taken', link, [found(link, draft()), { type: 'resumed' }], 'wizard'],
    ['opens anew once it is thrown away', link, [found(link, draft()), begun(link)], 'wizard'],
  ] as [string, Arrival, VisitEvent[], string][])('%s', (_, arrival, events, expected) => {
    expect(place(arrival, ...events).at).toBe(expected);
  });

  it('is gone on with by Back, unless it is of another choice', () => {
    const back = at({ opening: 'before', carries: { kind: 'a' } }, { onlyDraft: link.onlyDraft });
    expect(place(back, found(back, draft())).at).toBe('wizard');
    const other = at({ opening: 'before', carries: { kind: 'b' } }, { onlyDraft: link.onlyDraft });
    expect(place(other, found(other, draft()))).toMatchObject({ at: 'offer', isOther: true });
  });

  it('gives way to what came back from the confirmation, unless it is newer', () => {
    const edited = at({ edit }, { onlyDraft: link.onlyDraft });
    expect(place(edited, found(edited, older))).toMatchObject({
      at: 'wizard',
      origin: older,
      draft: undefined,
    });
    expect(place(edited, found(edited, newer))).toMatchObject({ at: 'wizard', draft: newer });
  });
});

const states = record<WizardState>(
  {
    resume: constant('k1'),
    opening: constantFrom('fresh', 'before'),
    repeats: constant(repeats),
    edit: constant(edit),
    isWhole: boolean(),
  },
  { requiredKeys: [] },
);
const arrivals = record({ state: states, asks: boolean(), only: constantFrom(null, 'licitante/link-1') }).map(
  ({ state, asks, only }) => at(state, { asksDifferences: asks, onlyDraft: only }),
);

describe('whatever happens', () => {
  const happened = constantFrom<'some' | 'nothing' | 'found' | 'expired' | 'none' | 'begun' | 'resumed'>(
    ...(['some', 'nothing', 'found', 'expired', 'none', 'begun', 'resumed'] as const),
  );
  const eventOf = (arrival: Arrival) => ({
    ...{ some, nothing, begun: begun(arrival), resumed: { type: 'resumed' } as const },
    ...{ found: found(arrival, newer), expired: found(arrival, EXPIRED), none: found(arrival, null) },
  });

  it('an answer to what it waits for leads on, and nobody waits for ever', () => {
    assert(
      property(arrivals, array(happened), (arrival, names) => {
        const visit = names.map((name) => eventOf(arrival)[name]).reduce(next, ARRIVED);
        const answers = { listing: nothing, searching: found(arrival, null) };
        let now = visit;
        for (let step = 0; step < 3; step += 1) {
          const { at: where } = placeOf(arrival, now);
          if (where in answers) now = next(now, answers[where as keyof typeof answers]);
        }
        expect(['listing', 'searching']).not.toContain(placeOf(arrival, now).at);
      }),
    );
  });

  it('an open wizard stays open while its own entries of the history come', () => {
    assert(
      property(arrivals, array(happened), (arrival, names) => {
        const visit = names.map((name) => eventOf(arrival)[name]).reduce(next, ARRIVED);
        pre(placeOf(arrival, visit).at === 'wizard');
        const { state } = arrival;
        const own = { ...arrival, state: { ...state, opening: state.opening ?? 'fresh', depth: 2 } };
        pre(state.isWhole !== true || state.opening !== undefined);
        expect(placeOf(own, visit).at).toBe('wizard');
        expect(nameOf(own)).toBe(nameOf(arrival));
      }),
    );
  });
});
