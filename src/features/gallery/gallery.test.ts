import { expect, it } from 'vitest';

/** Every page stands inside of it. */
const AROUND_ALL = ['UiProvider'];
/** What only comes and goes by them has a look of its own: they have none. */
const LOOKLESS = './motion/';

const samples = import.meta.glob<string>('./*Samples.tsx', { query: '?raw', import: 'default', eager: true });
const [designSystem = ''] = Object.values(
  import.meta.glob<string>('../../../renderers/ui/index.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Components are the capitalised values that the design system exports. */
function components(): string[] {
  const exported = [...designSystem.matchAll(/export \{([^}]*)\} from '([^']*)'/g)];
  const looking = exported.filter(([, , from = '']) => !from.startsWith(LOOKLESS));
  const names = looking.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.filter((name) => /^[A-Z]/.test(name) && !AROUND_ALL.includes(name));
}

it('every component of the design system is in the gallery', () => {
  const shown = Object.values(samples).join('\n');
  expect(components().length).toBeGreaterThan(30);
  expect(components().filter((name) => !new RegExp(`<${name}[\\s>]`).test(shown))).toEqual([]);
});
