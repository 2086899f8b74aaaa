import { addedOperators } from '../operatorsOf';
import { isValidCep } from '../../values/postalCode';
import { isValidPhone } from '../../values/phone';
import {
  bareTaxId,
  isValidCnpj,
  isValidCpf,
  isValidProcessNumber,
  isValidTaxId,
  kindOfTaxId,
  maskedTaxId,
} from '../../values/taxId';
import { aboutText, argument, withText } from './arguments';

const document = argument('document', 'text');

export const taxIdOperators = addedOperators('tax ids', {
  isCpf: {
    args: [document],
    gives: 'Whether it is a CPF with right check digits, masked or not; eleven times one digit is none.',
    example: { expression: { isCpf: '529.982.247-25' }, result: true },
    apply: aboutText(isValidCpf),
  },
  isCnpj: {
    args: [document],
    gives: 'Whether it is a CNPJ with right check digits, numeric or alphanumeric (capitals), masked or not.',
    example: { expression: { isCnpj: '12.ABC.345/01DE-35' }, result: true },
    apply: aboutText(isValidCnpj),
  },
  isTaxId: {
    args: [document],
    gives: 'Whether it is a valid CPF or CNPJ.',
    example: { expression: { isTaxId: '11222333000181' }, result: true },
    apply: aboutText(isValidTaxId),
  },
  taxIdKind: {
    args: [document],
    gives: '"cpf" for 11 digits, "cnpj" for 14 characters, by the shape alone; null for anything else.',
    example: { expression: { taxIdKind: '12ABC34501DE35' }, result: 'cnpj' },
    apply: withText(kindOfTaxId),
  },
  bareTaxId: {
    args: [document],
    gives: 'The document without the characters of its mask; letters stay.',
    example: { expression: { bareTaxId: '12.ABC.345/01DE-35' }, result: '12ABC34501DE35' },
    apply: withText(bareTaxId),
  },
  formatTaxId: {
    args: [document],
    gives: 'The document with the mask of its kind; a text of neither kind as it is.',
    example: { expression: { formatTaxId: '52998224725' }, result: '529.982.247-25' },
    apply: withText(maskedTaxId),
  },
  isProcessNumber: {
    args: [argument('number', 'text')],
    gives: 'Whether it is a CNJ process number with right check digits, masked or twenty digits.',
    example: { expression: { isProcessNumber: '0001234-27.2026.5.02.0001' }, result: true },
    apply: aboutText(isValidProcessNumber),
  },
  isCep: {
    args: [argument('code', 'text')],
    gives: 'Whether it is a postal code: 8 digits, masked 99999-999 or not.',
    example: { expression: { isCep: '01310-100' }, result: true },
    apply: aboutText(isValidCep),
  },
  isPhone: {
    args: [argument('number', 'text')],
    gives: 'Whether it is a landline of 10 digits or a mobile of 11, area code first, masked or not.',
    example: { expression: { isPhone: '(11) 98765-4321' }, result: true },
    apply: aboutText(isValidPhone),
  },
});
