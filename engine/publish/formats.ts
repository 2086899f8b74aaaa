import { fullFormats } from 'ajv-formats/dist/formats';
import { isCep, isCnpj, isCpf, isPhone, isProcessNumber, isTaxId } from '../expression/tax-id';

/** The formats a field's schema may name; precompiled validators import them from here. */
export const formats = {
  email: fullFormats.email as RegExp,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  cpf: isCpf,
  cnpj: isCnpj,
  'tax-id': isTaxId,
  cep: isCep,
  phone: isPhone,
  'process-number': isProcessNumber,
  'person-name': /^[\p{L}\p{M} ]+$/u,
};
