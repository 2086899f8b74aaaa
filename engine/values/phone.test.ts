import { describe, expect, it } from 'vitest';
import { barePhone, phoneText, phoneUrl, readPhone, whatsAppUrl } from './phone';

describe('phoneText', () => {
  it.each([
    ['1140040066', '(11) 4004-0066'],
    ['11987650066', '(11) 98765-0066'],
    ['08000000100', '0800 000 0100'],
    ['(11) 98765-0066', '(11) 98765-0066'],
    ['4004-0100', '4004-0100'],
    ['+1 202 555 0100 22', '+1 202 555 0100 22'],
  ])('shows %s as %s', (number, shown) => expect(phoneText(number)).toBe(shown));
});

it('puts the country code before a number, not before the 0800 line', () => {
  expect(whatsAppUrl('(11) 98765-0066')).toBe('https://wa.me/5511987650066');
  expect(phoneUrl('1140040066')).toBe('tel:+551140040066');
  expect(phoneUrl('08000000100')).toBe('tel:08000000100');
});

it.each([
  ['+55 (11) 98765-0066', '11987650066'],
  ['0 11 98765-0066', '11987650066'],
  ['5511987650066', '11987650066'],
  ['+1 202 555 0100', '+12025550100'],
])('reads %s as %s', (typed, number) => expect(readPhone(typed)).toBe(number));

it('knows the digits of a number, and those that are none', () => {
  expect(barePhone('(11) 4004-0066')).toBe('1140040066');
  expect(barePhone('0800 000 0100')).toBe('08000000100');
  expect(barePhone('4004-0066')).toBeUndefined();
});
