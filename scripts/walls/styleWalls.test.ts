import { describe, expect, it } from 'vitest';
import { styleBreaches } from './styleWalls';

const sheet = 'src/features/a/a.module.css';
const component = (className: string) =>
  `import styles from './a.module.css';\nexport const A = () => <p className=${className} />;`;
const breaches = (source: string, css = '.note { color: red; }', file = 'src/features/a/A.tsx') =>
  styleBreaches(
    new Map([
      [file, source],
      [sheet, css],
    ]),
  );

describe('a component takes its style from', () => {
  it.each(['{styles.note}', '{`${styles.note} ui-figures`}'])('its module: %s', (className) => {
    expect(breaches(component(className))).toEqual([]);
  });

  it('its module, whatever stands in a rule of the screen or of a state', () => {
    const css = '@layer base { @media print { .note:not([data-x]) > .other::before { top: 1.5em } } }';
    expect(breaches(component('{styles.note} id={styles.other}'), css)).toEqual([]);
  });
});

describe('it does not take it from', () => {
  it.each([
    ['a global class', component('{styles.note} /><b className="note"')],
    ['a global class beside its own', component('{`${styles.note} note`}')],
    ['a class that its module does not have', component('{styles.note} id={styles.notes}')],
  ])('%s', (_, source) => {
    expect(breaches(source)).toHaveLength(1);
  });

  it('a stylesheet that is no module', () => {
    expect(styleBreaches(new Map([['src/features/a/a.css', '.note {}']]))).toHaveLength(1);
  });
});

it('a class that no component uses goes', () => {
  expect(breaches(component('{styles.note}'), '.note {} .gone {}')).toEqual([
    `${sheet}: no component uses the class "gone"`,
  ]);
});

it('tests and other rooms may say what they like', () => {
  for (const file of ['src/a.test.tsx', 'server/a.ts', 'bench/a.tsx'])
    expect(styleBreaches(new Map([[file, '<b className="x" />']]))).toEqual([]);
});
