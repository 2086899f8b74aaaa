import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, it } from 'vitest';
import { formats } from './formats';

it('an e-mail is what ajv-formats takes for one', () => {
  expect(formats.email).toEqual(fullFormats.email);
});
