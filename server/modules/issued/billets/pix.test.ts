import { assert, integer, nat, property, stringMatching } from 'fast-check';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { crc16, readPix } from '../../../testing/readPix';
import { pixCode } from './pix';

const receiver = { key: 'pix@lastro.test', name: 'Lastro Corretora de Seguros São José', city: 'São Paulo' };

test('the reader is right: the check value of the checksum, and the manual’s own example', () => {
  expect(crc16(Buffer.from('123456789')).toString(16)).toBe('29b1');
  const example =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
  expect(readPix(example)).toMatchObject({
    '26.00': 'br.gov.bcb.pix',
    '59': 'Fulano de Tal',
    '62.05': '***',
  });
});

test('a code says whom, what and for what, in ASCII', () => {
  const code = pixCode(receiver, { amount: '333.34', reference: 'B00000000012R1' });
  expect(readPix(code)).toEqual({
    '00': '01',
    '26.00': 'br.gov.bcb.pix',
    '26.01': 'pix@lastro.test',
    '52': '0000',
    '53': '986',
    '54': '333.34',
    '58': 'BR',
    '59': 'Lastro Corretora de Segur',
    '60': 'Sao Paulo',
    '62.05': 'B00000000012R1',
  });
});

test('whatever is charged is read again, and a wrong character is noticed', () => {
  const amounts = integer({ min: 1, max: 1e12 }).map((cents) => (cents / 100).toFixed(2));
  const references = stringMatching(/^[A-Za-z0-9]{1,25}$/);
  assert(
    property(amounts, references, nat(), (amount, reference, at) => {
      const code = pixCode(receiver, { amount, reference });
      expect(readPix(code)).toMatchObject({ '54': amount, '62.05': reference });
      const wrong = at % code.length;
      const changed = code.slice(0, wrong) + (code[wrong] === '1' ? '2' : '1') + code.slice(wrong + 1);
      expect(() => readPix(changed)).toThrow();
    }),
  );
});

test('as a QR code another library reads it', () => {
  const code = pixCode(receiver, { amount: '0.01', reference: 'B1' });
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const SCALE = 4;
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const dark = data[Math.floor(Math.floor(at / side) / SCALE)]![Math.floor((at % side) / SCALE)];
    pixels.set([0, 0, 0].map(() => (dark ? 0 : 255)).concat(255), at * 4);
  }
  expect(jsQR(pixels, side, side)?.data).toBe(code);
});

test.each([
  ['an empty reference', { amount: '1.00', reference: '' }],
  ['one of 26 characters', { amount: '1.00', reference: 'x'.repeat(26) }],
  ['one with a dash', { amount: '1.00', reference: 'a-b' }],
])('%s is refused', (_what, charge) => {
  expect(() => pixCode(receiver, charge)).toThrow();
});
