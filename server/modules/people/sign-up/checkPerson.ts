import { isValidCnpj, isValidCpf } from '../../../../engine/values/taxId';
import type { FieldError } from '../../../http/Problem';
import { refuse } from '../../../http/refuse';
import type { SignUpBody } from './contract';

/** Throws INVALID_REQUEST, naming what the border's schema cannot judge: the tax ids. */
export function checkPerson({ CPF, Company }: SignUpBody): void {
  const errors: FieldError[] = [];
  const fault = (path: string, message: string) => errors.push({ path, code: 'invalid', message });
  if (!isValidCpf(CPF)) fault('CPF', 'CPF inválido.');
  if (Company && !isValidCnpj(Company.CPFCNPJ.toUpperCase())) fault('Company.CPFCNPJ', 'CNPJ inválido.');
  if (errors.length > 0) throw refuse('INVALID_REQUEST', errors);
}
