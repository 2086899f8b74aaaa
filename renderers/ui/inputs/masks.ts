import { maskitoTransform, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';
import { readPhone } from '../../../engine/values';

export type MaskName = 'cpf' | 'cnpj' | 'cpf-cnpj' | 'cep' | 'phone' | 'process';

const digit = /\d/;
const sign = /[0-9A-Za-z]/;

/** '9' is a digit, '*' a digit or letter, anything else stands for itself. */
const pattern = (shape: string) =>
  [...shape].map((char) => (char === '9' ? digit : char === '*' ? sign : char));

/** Extra places at the end, so that a number that is too long is shown and refused instead of cut to a valid one. */
const surplus = pattern('*'.repeat(6));

const shapes = {
  cpf: pattern('999.999.999-99'),
  cnpj: [...pattern('**.***.***/****-99'), ...surplus],
  cep: [...pattern('99999-999'), ...surplus],
  process: [...pattern('9999999-99.9999.9.99.9999'), ...surplus],
};

const signs = (text: string) => text.replace(/[^0-9A-Za-z]/g, '');

/** A CNPJ may hold letters, so the mask switches past 11 characters or at the first letter. */
const taxId = ({ value }: { value: string }) => {
  const plain = signs(value);
  return plain.length > 11 || /[A-Za-z]/.test(plain) ? shapes.cnpj : shapes.cpf;
};

const landline = pattern('(99) 9999-9999');
const cell = pattern('(99) 99999-9999');
const numberShape = (length: number) =>
  length <= 10 ? landline : length === 11 ? cell : [...cell, ...surplus];
const trunk = pattern('9 ');
const country = pattern('99 ');

/** With the country code 55 or the long-distance 0 in front, as both are written. */
const phone = ({ value }: { value: string }) => {
  const plain = signs(value);
  if (value.startsWith('+')) return ['+', ...country, ...numberShape(plain.length - 2)];
  if (plain.startsWith('0')) return [...trunk, ...numberShape(plain.length - 1)];
  const isAbroad = plain.length > 11 && plain.startsWith('55');
  return isAbroad ? [...country, ...numberShape(plain.length - 2)] : numberShape(plain.length);
};

const upperCase: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState,
  data: data.toUpperCase(),
});

const options: Record<MaskName, MaskitoOptions> = {
  cpf: { mask: [...shapes.cpf, ...surplus] },
  cnpj: { mask: shapes.cnpj, preprocessors: [upperCase] },
  'cpf-cnpj': { mask: taxId, preprocessors: [upperCase] },
  cep: { mask: shapes.cep },
  phone: { mask: phone },
  process: { mask: shapes.process },
};

/** The maskito options of a mask. The object is stable: maskito rebinds when it changes. */
export const maskOptions = (mask: MaskName) => options[mask];

/** Stored text to shown text: '12345678909' to '123.456.789-09'. */
export const applyMask = (mask: MaskName, plain: string) =>
  maskitoTransform(plain.toUpperCase(), options[mask]);

/** Shown text to stored text: letters and digits only, upper case; of a phone its area code and number. */
export const removeMask = (mask: MaskName, shown: string) =>
  mask === 'phone' ? readPhone(shown) : signs(shown).toUpperCase();
