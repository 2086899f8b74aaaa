import { dayNumber } from '../values/civilDay';
import { isValidCnpj, isValidCpf, isValidProcessNumber, kindOfTaxId } from '../values/taxId';
import { isValidCep } from '../values/postalCode';
import { isValidLandline, isValidMobilePhone, isValidPhone } from '../values/phone';

function isValidTaxId(text: string): boolean {
  return kindOfTaxId(text) === 'cpf' ? isValidCpf(text) : isValidCnpj(text);
}

/** As `ajv-formats` 2 has it: its module would bring all other formats to each product that the browser fetches. */
const email =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** The formats a field's schema may name; precompiled validators import them from here. */
export const formats = {
  email,
  date: (text: string) => dayNumber(text) !== 0,
  cpf: isValidCpf,
  cnpj: isValidCnpj,
  'tax-id': isValidTaxId,
  cep: isValidCep,
  phone: isValidPhone,
  landline: isValidLandline,
  'mobile-phone': isValidMobilePhone,
  'process-number': isValidProcessNumber,
  'person-name': /^[\p{L}\p{M} ]+$/u,
};
