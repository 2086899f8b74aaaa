import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { system } from '../../renderers/ui/theme/system';
import { leanPreset, leanProperties } from './leanPreset';
import { leanTheme, wordsOfSources } from './leanTheme';

async function lean(): Promise<typeof system> {
  const folder = mkdtempSync(join(tmpdir(), 'lean-theme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = fileURLToPath(new URL('../../renderers/ui/theme/system.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leanTheme()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      lib: { entry, formats: ['es'], fileName: () => 'system.mjs' },
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  return ((await import(pathToFileURL(join(folder, 'system.mjs')).href)) as { system: typeof system }).system;
}

test('a build styles what the sources name as the whole design system does', async () => {
  const [built, whole] = [(await lean())(), system()];
  const words = [...wordsOfSources()];
  const props = words.filter((word) => whole.isValidProperty(word));
  expect(words.filter((word) => built.isValidProperty(word))).toEqual(props);
  expect(props.length).toBeGreaterThan(150);
  const values = new Set([...whole.tokens.categoryMap.values()].flatMap((kind) => [...kind.keys()]));
  const others = [
    'auto',
    'none',
    12,
    '1px solid {colors.line}',
    'primary/40',
    'token(colors.ink)',
    'x !important',
  ];
  const conditions = ['css', ...whole.conditions.keys()];
  for (const prop of props.filter((one) => !conditions.includes(one)))
    for (const value of [...values, ...others]) {
      const styles: object = {
        [prop]: { base: value, md: '2' },
        _hover: { [prop]: value },
        '& > *': { [prop]: [value, 1] },
      };
      expect(built.css(styles), `${prop}: ${value}`).toEqual(whole.css(styles));
    }
  for (const condition of conditions.filter((one) => words.includes(one))) {
    const styles: object = { [condition]: { color: 'ink' } };
    expect(built.css(styles), condition).toEqual(whole.css(styles));
  }
});

test('a utility and a condition stay where a word names them, also by a shorthand', () => {
  const code = `const defaultConditions = define({ hover: "&:hover", focus: "&:focus" });
const defaultBaseConfig = define({ conditions: defaultConditions, utilities: {
  padding: { values: "spacing", shorthand: ["p"] }, margin: { shorthand: ["m"] }, gap: {}, top: {} } });`;
  const left = leanPreset(code, new Set(['_focus', 'p', 'gap', 'hover']));
  expect(left).toContain('padding');
  expect(left).toContain('gap: {}');
  expect(left).toContain('"&:focus"');
  expect(left).not.toMatch(/margin|top|"&:hover"/);
  expect(leanPreset(left, new Set(['_focus', 'p', 'gap']))).toBe(left);
  expect(() => leanPreset('const other = 1;', new Set())).toThrow('written differently');
});

test('of the properties of CSS those stay that a word names', () => {
  const list = Array.from({ length: 120 }, (_, at) => `prop${at}`);
  expect(leanProperties(`const all = "${list.join()}";`, new Set(['prop3', 'prop119']))).toBe(
    'const all = "prop3,prop119";',
  );
});
