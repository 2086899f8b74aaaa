import { expect, it } from 'vitest';
import { readBrand } from './brand';
import { readMail } from './mailConfig';

it('is the product itself until it is configured', () => {
  expect(readBrand({})).toMatchObject({ name: 'Lastro', subFooter: '© Lastro · Seguros e garantias' });
});

it('names the sub-footer and the sender of e-mails', () => {
  const brand = readBrand({ BRAND_NAME: 'Alvorada, Dias & Cia', BRAND_TAGLINE: 'Do edital à apólice.' });
  expect(brand).toMatchObject({
    tagline: 'Do edital à apólice.',
    subFooter: '© Alvorada, Dias & Cia · Seguros e garantias',
  });
  expect(readMail({}, brand).from).toBe('"Alvorada, Dias & Cia" <nao-responda@lastro.test>');
  expect(readMail({ MAIL_FROM: 'a@b.test' }, brand).from).toBe('a@b.test');
});

it('has a name that fits on paper', () => {
  expect(readBrand({ BRAND_NAME: 'x'.repeat(60) }).name).toHaveLength(60);
  expect(() => readBrand({ BRAND_NAME: 'x'.repeat(61) })).toThrow('BRAND_NAME has 61 characters');
});
