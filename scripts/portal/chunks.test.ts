import { expect, it } from 'vitest';
import { areasOf } from './chunks';

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
    { name: 'login', roots: ['/index.html'], isFrame: true },
    { name: 'home', roots: ['/src/Home.tsx'], isFrame: true },
  ]);
  expect(Object.fromEntries(areas)).toEqual({ login: 'login', button: 'login', home: 'home', icon: 'home' });
});

it('leaves by itself what a page needs without the rest of an area', () => {
  const built = [
    chunk('form.js', ['form'], ['date.js', 'session.js'], '/x/src/Form.tsx'),
    chunk('date.js', ['date']),
    chunk('session.js', ['session']),
    chunk('list.js', ['list'], ['date.js'], '/x/src/List.tsx'),
    chunk('desk.js', ['desk'], ['form.js', 'session.js'], '/x/src/Desk.tsx'),
  ];
  const areas = areasOf(built, [{ name: 'forms', roots: ['/src/Form.tsx'] }]);
  expect(Object.fromEntries(areas)).toEqual({ form: 'forms', session: 'forms' });
});
