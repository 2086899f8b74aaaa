import { maskitoTransform, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';

export type MaskName =
  'cpf' | 'cnpj' | 'cpf-cnpj' | 'cep' | 'phone' | 'landline' | 'cell' | 'process' | 'date';

const digit = /\d/;
const sign = /[0-9A-Za-z]/;

/** '9' is a digit, '*' a digit or letter, anything else stands for itself. */
const pattern = (shape: string) =>
  [...shape].map((char) => (char === '9' ? digit : char === '*' ? sign : char));

const shapes = {
  cpf: pattern('999.999.999-99'),
  cnpj: pattern('**.***.***/****-99'),
  cep: pattern('99999-999'),
  landline: pattern('(99) 9999-9999'),
  cell: pattern('(99) 99999-9999'),
  process: pattern('9999999-99.9999.9.99.9999'),
  date: pattern('99/99/9999'),
};

const signs = (text: string) => text.replace(/[^0-9A-Za-z]/g, '');

/** A CNPJ may hold letters, so the mask switches past 11 characters or at the first letter. */
const taxId = ({ value }: { value: string }) => {
  const plain = signs(value);
  return plain.length > 11 || /[A-Za-z]/.test(plain) ? shapes.cnpj : shapes.cpf;
};

const phone = ({ value }: { value: string }) => (signs(value).length > 10 ? shapes.cell : shapes.landline);

const upperCase: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState,
  data: data.toUpperCase(),
});

const options: Record<MaskName, MaskitoOptions> = {
  cpf: { mask: shapes.cpf },
  cnpj: { mask: shapes.cnpj, preprocessors: [upperCase] },
  'cpf-cnpj': { mask: taxId, preprocessors: [upperCase] },
  cep: { mask: shapes.cep },
  phone: { mask: phone },
  landline: { mask: shapes.landline },
  cell: { mask: shapes.cell },
  process: { mask: shapes.process },
  date: { mask: shapes.date },
};

/** The maskito options of a mask. The object is stable: maskito rebinds when it changes. */
export const maskOptions = (mask: MaskName) => options[mask];

/** Stored text to shown text: '12345678909' to '123.456.789-09'. */
export const applyMask = (mask: MaskName, plain: string) =>
  maskitoTransform(plain.toUpperCase(), options[mask]);

/** Shown text to stored text: letters and digits only, upper case. */
export const removeMask = (shown: string) => signs(shown).toUpperCase();
