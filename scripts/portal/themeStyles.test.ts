import { expect, test } from 'vitest';
import { stylesOfTheme } from './themeStyles';

test('the file of the theme has reset, movements and tokens, and the colours of the night where a browser knows them', async () => {
  const [always = '', byNight = ''] = (await stylesOfTheme()).split(
    '@supports (color: light-dark(red, red))',
  );
  expect(always).toMatch(/^@layer reset, ?base, ?tokens, ?recipes;/);
  expect(always).toMatch(/@layer reset ?\{[^]*box-sizing: ?border-box/);
  expect(always).toMatch(/@keyframes spin/);
  expect(always).toMatch(/:where\(html\) ?\{[^}]*--ui-spacing-4: ?1rem/);
  expect(always).toMatch(/--ui-colors-ink: ?#16233b/);
  expect(always).not.toContain('light-dark');
  expect(byNight).toMatch(/--ui-colors-ink: ?light-dark\(#16233b, ?#e8eef8\)/);
  expect(byNight).not.toContain('--ui-spacing');
});
