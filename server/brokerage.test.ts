import { expect, it } from 'vitest';
import { readBrokerage } from './brokerage';

it('is invented in a demonstration and unknown otherwise, WhatsApp never invented', () => {
  expect(readBrokerage({}, true)).toMatchObject({ tollFree: '08000000100', whatsApp: null });
  expect(readBrokerage({}, false)).toEqual({
    phone: null,
    callCentre: null,
    tollFree: null,
    whatsApp: null,
    social: [],
  });
});

it('takes numbers with their mask', () => {
  const env = { BROKERAGE_WHATSAPP: '(11) 98765-4321', BROKERAGE_PHONE: '11 3333-4444' };
  expect(readBrokerage(env, false)).toMatchObject({ whatsApp: '11987654321', phone: '1133334444' });
});

it.each(['123456789', '551198765432100'])('refuses the number %s by its variable', (number) => {
  const message = `BROKERAGE_PHONE is "${number}", but must be a phone number of 10 or 11 digits.`;
  expect(() => readBrokerage({ BROKERAGE_PHONE: number }, true)).toThrow(message);
});

it('reads social pages in their order', () => {
  const env = { BROKERAGE_SOCIAL: 'LinkedIn=https://l.test/a, Instagram=https://i.test/b' };
  expect(readBrokerage(env, true).social).toEqual([
    { name: 'LinkedIn', url: 'https://l.test/a' },
    { name: 'Instagram', url: 'https://i.test/b' },
  ]);
});

it.each(['LinkedIn', 'LinkedIn=javascript:alert(1)', 'LinkedIn=http://l.test', '=https://l.test'])(
  'refuses the social page %s',
  (page) => {
    expect(() => readBrokerage({ BROKERAGE_SOCIAL: page }, true)).toThrow('BROKERAGE_SOCIAL must look like');
  },
);
