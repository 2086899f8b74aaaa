import { describe, expect, it } from 'vitest';
import { formatPhone, phoneUrl, whatsAppUrl } from './phone';

describe('formatPhone', () => {
  it.each([
    ['1140040066', '(11) 4004-0066'],
    ['11987650066', '(11) 98765-0066'],
    ['08000000100', '0800 000 0100'],
    ['(11) 98765-0066', '(11) 98765-0066'],
  ])('shows %s as %s', (number, shown) => expect(formatPhone(number)).toBe(shown));
});

it('puts the country code before a number, not before the 0800 line', () => {
  expect(whatsAppUrl('(11) 98765-0066')).toBe('https://wa.me/5511987650066');
  expect(phoneUrl('1140040066')).toBe('tel:+551140040066');
  expect(phoneUrl('08000000100')).toBe('tel:08000000100');
});
