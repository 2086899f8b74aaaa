import { describe, expect, it } from 'vitest';
import { choice, environment, type Sketch } from '../../tests/engine/definitions';
import { open, type Wizard } from '../../tests/engine/Wizard';

const found = {
  id: 'find',
  source: 'policies',
  on: 'search',
  fields: ['s.policy'],
  search: { minLength: 3, debounce: 500, empty: true },
  request: { number: { searched: [] }, take: 5 },
  optional: ['number'],
  options: {
    's.policy': { map: [{ answer: [''] }, { object: ['value', { var: 'id' }, 'label', { var: 'number' }] }] },
  },
} as const;
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        policy: { ...choice, ui: { widget: 'search' } },
        other: {},
        note: {},
      },
    },
  },
  resets: [{ id: 'again', on: ['s.policy'], clear: ['s.note'] }],
  lookups: [found],
};
const type = (wizard: Wizard, text: string) =>
  wizard.send({ type: 'edit', field: 's.policy', value: undefined, unread: { text, code: 'type' } });
const typed = (text: string) => type(open(sketch), text);
const match = { value: '7', label: '12-3' };

describe('a choice that is searched as one types', () => {
  it('asks for the text, and says how long to wait', () => {
    expect(typed('12-3').effects).toEqual([
      {
        type: 'lookup',
        lookup: 'find',
        source: 'policies',
        key: '{"number":"12-3","take":5}',
        request: { number: '12-3', take: 5 },
        debounce: 500,
      },
    ]);
    expect(typed('12-3').state('s.policy').busy).toBe(true);
  });

  it('does not count what a mask adds', () => {
    expect(typed('1-2.-').effects).toEqual([]);
    expect(typed('1-2.-3').happened).toEqual(['lookup find']);
  });

  it('asks for an emptied control too', () => {
    expect(type(typed('123'), '').effects).toMatchObject([{ request: { take: 5 } }]);
    const never = { ...sketch, lookups: [{ ...found, search: { minLength: 3, debounce: 0 } }] };
    expect(type(type(open(never), '123'), '').effects).toEqual([]);
  });

  it('drops what comes late: to another text, or to one that is too short by now', () => {
    const first = typed('123');
    const { key } = first.lookup('find');
    const second = type(first, '1234').answer('find', [{ id: '7', number: '123' }], key);
    expect(second.state('s.policy').options).toEqual([]);
    const short = type(typed('123'), '12');
    expect(short.answer('find', [{ id: '7', number: '123' }], key).state('s.policy').options).toEqual([]);
    expect(short.state('s.policy').busy).toBeUndefined();
  });

  it('offers what was found until a match is chosen', () => {
    const offered = typed('123').answer('find', [{ id: '7', number: '12-3' }]);
    expect(offered.state('s.policy')).toMatchObject({ options: [match], manual: false, busy: undefined });
    const chosen = offered.edit('s.policy', match);
    expect(chosen.value('s.policy')).toEqual(match);
    expect(chosen.session.unread.size).toBe(0);
    expect(chosen.effects).toEqual([]);
    expect(chosen.state('s.policy').options).toEqual([]);
  });

  it('empties the choice, and what hangs on it, with the first key', () => {
    const chosen = typed('123')
      .answer('find', [{ id: '7', number: '12-3' }])
      .edit('s.policy', match)
      .edit('s.note', 'Nota');
    const again = type(chosen, '12-');
    expect(again.value('s.policy')).toBeUndefined();
    expect(again.value('s.note')).toBeUndefined();
  });

  it('keeps its text while other fields are edited, and says that nothing is chosen', () => {
    const left = typed('123').edit('s.other', 'a').leave('s.policy');
    expect(left.session.unread.size).toBe(1);
    expect(left.codes('s.policy')).toEqual(['type']);
  });

  it('stays a list where the source fails or finds nothing', () => {
    expect(typed('123').fail('find').state('s.policy').manual).toBeUndefined();
    expect(typed('123').answer('find', []).state('s.policy').manual).toBe(false);
  });
});

describe('a search that begins by itself', () => {
  const begun = (policy?: string) =>
    open(
      {
        ...sketch,
        states: [
          { id: 'lock', fields: ['s.policy'], when: { context: ['route.policy'] }, then: { enabled: false } },
        ],
        lookups: [
          {
            ...found,
            search: { ...found.search, begins: { context: ['route.policy'] } },
            fills: { 's.policy': { object: ['value', '7', 'label', '12-3'] } },
          },
        ],
      },
      { ...environment, context: { route: policy ? { policy } : {} } },
    );

  it('asks for the text of the address, though the control is locked', () => {
    expect(begun('12-3').effects).toMatchObject([{ request: { number: '12-3' } }]);
    expect(begun('12-3').edit('s.other', 'a').session.unread.size).toBe(1);
    expect(begun().effects).toEqual([]);
  });

  it('asks for it however short it is, as nobody could type it longer', () => {
    expect(begun('12').effects).toMatchObject([{ request: { number: '12' } }]);
    expect(type(begun('12'), '1').effects).toEqual([]);
  });

  it('may choose the match itself, which stays', () => {
    const chosen = begun('12-3').answer('find', [{ id: '7', number: '12-3' }]);
    expect(chosen.value('s.policy')).toEqual(match);
    expect(chosen.edit('s.other', 'a').value('s.policy')).toEqual(match);
  });
});
