import { expect, it } from 'vitest';
import type { Chunk } from './ChunkGraph';
import { planned } from './chunks';

const chunk = (name: string, imports: string[] = [], size = 1): Chunk => ({
  fileName: `${name}.js`,
  name,
  moduleIds: [`/x/src/${name}.tsx`],
  imports: imports.map((one) => `${one}.js`),
  dynamicImports: [],
  facadeModuleId: /^[A-Z]/.test(name) ? `/x/src/${name}.tsx` : null,
  code: 'x'.repeat(size),
});

/** The names of the files, by module, without the addresses. */
function files(built: readonly Chunk[], plan: Partial<Parameters<typeof planned>[1]>): string {
  const nameOf = planned(built, { areas: [], often: [], ...plan });
  return built.map(({ name, moduleIds }) => `${name}: ${nameOf.get(moduleIds[0]!) ?? 'own'}`).join(', ');
}

it('gives each module to the first area that needs it, and leaves the pages alone', () => {
  const built = [
    chunk('Login', ['button']),
    chunk('Home', ['button', 'icon']),
    chunk('button'),
    chunk('icon'),
    chunk('Desk', ['icon']),
  ];
  const areas = [
    ['login', ['/src/Login.tsx']],
    ['home', ['/src/Home.tsx']],
  ] as const;
  expect(files(built, { areas })).toBe('Login: login, Home: home, button: login, icon: home, Desk: own');
});

it('takes only what others need too where an area shares', () => {
  const built = [chunk('Home', ['card', 'icon']), chunk('card'), chunk('icon'), chunk('Desk', ['icon'])];
  const areas = [['frame', ['/src/Home.tsx'], 'shared']] as const;
  expect(files(built, { areas })).toBe('Home: own, card: part-0, icon: frame, Desk: own');
});

it('takes the styles of a page too where an area shares', () => {
  const home = { ...chunk('Home'), moduleIds: ['/x/src/Home.tsx', '/x/src/home.module.css?used'] };
  const nameOf = planned([home], { areas: [['frame', ['/src/Home.tsx'], 'shared']], often: [] });
  expect([...nameOf]).toEqual([['/x/src/home.module.css?used', 'frame']]);
});

it('puts the styles of an area where those of another one stand', () => {
  const list = { ...chunk('list'), moduleIds: ['/x/src/list.tsx', '/x/src/list.module.css?used'] };
  const areas = [['lists', ['/src/Home.tsx']]] as const;
  const nameOf = planned([chunk('Home', ['list']), list], {
    areas,
    often: [],
    styles: { lists: 'controls' },
  });
  expect(nameOf.get('/x/src/list.tsx')).toBe('lists');
  expect(nameOf.get('/x/src/list.module.css?used')).toBe('controls');
});

it('takes only what all of them need where an area has it in common', () => {
  const built = [chunk('Login', ['field', 'icon']), chunk('field'), chunk('icon'), chunk('Home', ['icon'])];
  const areas = [['start', ['/src/Login.tsx', '/src/Home.tsx'], 'common']] as const;
  expect(files(built, { areas })).toBe('Login: own, field: part-0, icon: start, Home: own');
});

it('takes what no page needs without the last module where an area goes along with it', () => {
  const built = [
    chunk('Wizard', ['engine', 'step', 'icon']),
    chunk('Quote', ['engine', 'icon']),
    chunk('Desk', ['icon']),
    chunk('engine'),
    chunk('step'),
    chunk('icon'),
  ];
  const areas = [
    ['engine', ['/src/Wizard.tsx', '/src/Quote.tsx', '/src/engine.tsx'], 'along'],
    ['wizard', ['/src/Wizard.tsx', '/src/step.tsx'], 'along'],
  ] as const;
  expect(files(built, { areas })).toBe(
    'Wizard: wizard, Quote: own, Desk: own, engine: engine, step: wizard, icon: part-0',
  );
});

it('takes what pages of one folder alone need where an area is their own', () => {
  const built = [
    { ...chunk('Frame', ['guard', 'icon']), facadeModuleId: '/x/src/app/Frame.tsx' },
    { ...chunk('Studio', ['sheet']), facadeModuleId: '/x/studio/pages/Studio.tsx' },
    { ...chunk('Compare', ['sheet', 'guard']), facadeModuleId: '/x/studio/pages/deep/Compare.tsx' },
    chunk('guard'),
    chunk('sheet'),
    chunk('icon'),
    chunk('Desk', ['icon']),
  ];
  const areas = [['studio', ['/src/app/Frame.tsx', '/studio/pages/Studio.tsx'], 'own']] as const;
  expect(files(built, { areas })).toBe(
    'Frame: studio, Studio: studio, Compare: own, guard: studio, sheet: studio, icon: part-0, Desk: own',
  );
});

it('counts what a part imports too', () => {
  const built = [
    chunk('Quote', ['cell', 'print']),
    chunk('Details', ['cell']),
    chunk('cell'),
    chunk('print', ['engine']),
    chunk('engine', [], 90_000),
  ];
  expect(files(built, {})).toBe('Quote: own, Details: own, cell: part-0, print: part-1, engine: part-1');
});

it('puts small parts together, and large ones only where the same pages need them', () => {
  const built = [
    chunk('Policies', ['table', 'cell', 'engine']),
    chunk('Desk', ['table', 'cell']),
    chunk('table', ['cell'], 90_000),
    chunk('cell'),
    chunk('engine', [], 90_000),
  ];
  expect(files(built, {})).toBe('Policies: own, Desk: own, table: part-1, cell: part-1, engine: part-0');
});

it('lets pages that many open outweigh others', () => {
  const built = [
    chunk('Wizard', ['field', 'motion']),
    chunk('Desk', ['field']),
    chunk('field'),
    chunk('motion', [], 30_000),
  ];
  const apart = 'Wizard: own, Desk: own, field: part-0, motion: part-1';
  expect(files(built, {})).toBe(apart);
  const together = 'Wizard: own, Desk: own, field: part-0, motion: part-0';
  expect(files(built, { often: ['/src/Wizard.tsx'] })).toBe(together);
});

it('counts all of an area that one file of it would bring along', () => {
  const built = [
    chunk('Wizard', ['field', 'kept']),
    chunk('Desk', ['field']),
    chunk('field'),
    chunk('kept', ['first']),
    chunk('Quote', ['first', 'second']),
    chunk('first'),
    chunk('second', [], 90_000),
  ];
  const areas = [['engine', ['/src/Quote.tsx']]] as const;
  expect(files(built, { areas })).toContain('field: part-0, kept: part-1');
});

it('makes no two files that import each other', () => {
  const built = [
    chunk('A', ['top', 'Page', 'bottom']),
    chunk('B', ['top', 'Page', 'bottom']),
    chunk('top', ['Page']),
    chunk('Page', ['bottom']),
    chunk('bottom'),
  ];
  // By size alone top and bottom would be one, which the page stands between.
  expect(files(built, {})).toContain('top: part-0, Page: own, bottom: part-1');
});

it('makes no file that an area imports and that imports the area', () => {
  const built = [
    chunk('Wizard', ['first', 'second']),
    chunk('Quote', ['first', 'second']),
    chunk('Desk', ['words', 'table']),
    chunk('List', ['words', 'table']),
    chunk('Offer', ['words']),
    chunk('first', ['words']),
    chunk('table', ['second']),
    chunk('second'),
    chunk('words'),
  ];
  const areas = [['engine', ['/src/Wizard.tsx', '/src/Quote.tsx', '/src/second.tsx'], 'along']] as const;
  expect(files(built, { areas })).toContain('first: engine, table: part-0, second: engine, words: part-1');
});
