import { expect, test } from 'vitest';
import { Classes } from './Classes';
import { compileStyles } from './compileStyles';
import { readModule } from './Module';
import { Sources } from './Sources';

const IMPORT = `import { chakra } from '@chakra-ui/react';\n`;
const FILE = `${process.cwd()}/renderers/ui/layout/Tried.tsx`;

/** The module with styles in place of their classes' names, so that a case says what is seen. */
async function compiled(code: string) {
  const [classes, sources] = [await Classes.load(), new Sources()];
  const text = compileStyles(readModule(FILE, IMPORT + code), sources, classes);
  const styleOf = (name: string) => classes.textOf(name).replaceAll(`.${name}`, '&');
  return {
    text: text.trim().replace(/\s+/g, ' '),
    styles: [...text.matchAll(/css-\w+/g)].map(([name]) => styleOf(name)),
  };
}

test('an element carries the class of its styles and keeps everything else', async () => {
  const { text, styles } = await compiled(
    `const A = <chakra.p id="a" mt="2" _hover={{ color: 'muted' }} onClick={go}>x</chakra.p>;`,
  );
  expect(text).toMatch(/^const A = <p id="a" onClick={go} className={`css-\w+`}>x<\/p>;$/);
  expect(styles[0]).toContain('&{margin-top:var(--ui-spacing-2);}');
  expect(styles[0]).toContain('color:var(--ui-colors-muted)');
});

test('a class that an element has already stays beside it', async () => {
  const own = await compiled(`const A = ({ a }) => <chakra.p className={a} mt="2" />;`);
  expect(own.text).toMatch(/<p className={`css-\w+ \${a \?\? ''}`}\/>/);
  const given = await compiled(`const A = ({ b, ...rest }) => <chakra.p mt="2" {...rest} />;`);
  expect(given.text).toMatch(/<p {...rest} className={`css-\w+ \${rest.className \?\? ''}`}\/>/);
});

test('a choice is a class each, of a value or of what is spread', async () => {
  const { text, styles } = await compiled(
    `const low = { p: '1' };
     const high = { p: '2' };
     const A = ({ a }) => <chakra.p mt={a > 1 ? '2' : undefined} {...(a ? low : high)} />;`,
  );
  expect(text).toMatch(/<p className={`\${a > 1 \? 'css-\w+' : ''} \${a \? 'css-\w+' : 'css-\w+'}`}\/>/);
  expect(styles).toEqual([
    '&{margin-top:var(--ui-spacing-2);}',
    '&{padding:var(--ui-spacing-1);}',
    '&{padding:var(--ui-spacing-2);}',
  ]);
});

test('constants are found in other modules, and components that take styles', async () => {
  const { text, styles } = await compiled(
    `import { gutter } from '../../../src/shared/layout/gutter';
     import { Button, Dialog } from '../index';
     const A = <chakra.p {...gutter}><Button mt="3" kind="quiet" /><Dialog width="36rem" title="x" /></chakra.p>;`,
  );
  expect(text).toMatch(/<Button kind="quiet" className={`css-\w+`}\/><Dialog width="36rem" title="x" \/>/);
  expect(styles).toContain('&{margin-top:var(--ui-spacing-3);}');
  expect(styles.join()).toContain('padding-inline-start:var(--ui-spacing-4)');
});

test('a recipe is a class for each way its variants combine, under the layer of recipes', async () => {
  const { text, styles } = await compiled(
    `const A = chakra('a', {
       base: { p: '1' },
       variants: { low: { true: { p: '2' } }, kind: { a: { m: '1' }, b: { m: '2' } } },
       defaultVariants: { kind: 'a' },
     });`,
  );
  expect(text).toContain(`styled('a', {"variants":["low","kind"],"otherwise":{"kind":"a"}`);
  const ways = [...text.matchAll(/"([a-z ]*)":"css-/g)].map(([, way]) => way);
  expect(ways).toEqual(['true a', 'true b', 'true ', 'false a', 'false b', 'false ', ' a', ' b', ' ']);
  expect(styles[0]).toBe('@layer recipes{&{padding:var(--ui-spacing-2);margin:var(--ui-spacing-1);}}');
  expect(styles[4]).toBe('@layer recipes{&{padding:var(--ui-spacing-1);margin:var(--ui-spacing-2);}}');
});

test.each([
  ['a value of the page', 'const A = ({ a }) => <chakra.p mt={a} />;', 'a'],
  ['a text of it', 'const A = ({ a }) => <chakra.p color={`${a}.fg`} />;', 'a'],
  ['styles of a call', 'const A = () => <chakra.p {...styles()} />;', '{...styles()}'],
  ['a recipe of it', 'const A = (a) => chakra("p", { base: { p: a } });', 'a'],
  ['two classes for one property', `const A = ({ a }) => <chakra.p px="1" p={a ? '2' : '3'} />;`, 'px="1"'],
])('what is known only while the page runs is refused with its place: %s', async (_, code, place) => {
  await expect(compiled(code)).rejects.toThrow(
    `${FILE}:2: styles are worked out at build time; this is not known then: ${place}`,
  );
});
