import { dayNumber } from '../values/civilDay';
import { isValidCnpj, isValidCpf, isValidProcessNumber, kindOfTaxId } from '../values/taxId';
import { isValidCep } from '../values/postalCode';
import { isValidLandline, isValidMobilePhone, isValidPhone } from '../values/phone';
import { emailForm } from '../values/email';

function isValidTaxId(text: string): boolean {
  return kindOfTaxId(text) === 'cpf' ? isValidCpf(text) : isValidCnpj(text);
}

/** The formats a field's schema may name; precompiled validators import them from here. */
export const formats = {
  email: emailForm,
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
