import { expect, it } from 'vitest';
import { areasOf, lastAreaOf } from './chunks';

const chunk = (name: string, moduleIds: string[], imports: string[] = [], root = '') => ({
  fileName: name,
  moduleIds,
  imports,
  facadeModuleId: root || null,
});

it('gives each module to the first area that needs it, and leaves the rest alone', () => {
  const built = [
    chunk('index.js', ['login'], ['button.js'], '/x/index.html'),
    chunk('home.js', ['home'], ['button.js', 'icons.js', 'home.js'], '/x/src/Home.tsx'),
    chunk('button.js', ['button']),
    chunk('icons.js', ['icon']),
    chunk('desk.js', ['desk'], ['icons.js'], '/x/src/Desk.tsx'),
  ];
  const areas = areasOf(built, [
    ['login', ['/index.html']],
    ['home', ['/src/Home.tsx']],
  ]);
  expect(Object.fromEntries(areas)).toEqual({ login: 'login', button: 'login', home: 'home', icon: 'home' });
});

it('gives a shared area what two of its pages need, and leaves each page its own', () => {
  const built = [
    chunk('policies.js', ['policies'], ['table.js', 'own.js'], '/x/src/Policies.tsx'),
    chunk('desk.js', ['desk'], ['table.js'], '/x/src/Desk.tsx'),
    chunk('own.js', ['own']),
    chunk('table.js', ['table'], ['cell.js']),
    chunk('cell.js', ['cell']),
  ];
  const areas = areasOf(built, [['lists', ['/src/Policies.tsx', '/src/Desk.tsx'], 'shared']]);
  expect(Object.fromEntries(areas)).toEqual({ table: 'lists', cell: 'lists' });
});

it('takes what is an area’s own, also where another page imports it at once, and tells what leads to it', () => {
  const built = [
    chunk('area.js', ['quote'], ['wizard.js'], '/x/src/QuoteArea.tsx'),
    chunk('wizard.js', ['/x/src/Wizard.tsx'], ['motion.js', 'texts.js']),
    chunk('confirmation.js', ['confirmation'], ['texts.js'], '/x/src/Confirmation.tsx'),
    chunk('motion.js', ['motion']),
    chunk('texts.js', ['texts']),
  ];
  const areas = areasOf(built, [['wizard', ['/src/Wizard.tsx'], 'own']]);
  expect(Object.fromEntries(areas)).toEqual({ '/x/src/Wizard.tsx': 'wizard', motion: 'wizard' });
  const last = lastAreaOf(built, areas);
  expect(['quote', 'confirmation', 'texts'].map((id) => last.get(id))).toEqual(['wizard', '', '']);
});
