import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldError } from '../../../http/Problem';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { reviewPayment, type PaymentTerms } from './reviewPayment';
import type { Payment } from '../../../../contract/emission';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
});
afterAll(() => server.close());

const terms: PaymentTerms = { invoiceBilling: false, maxInstallments: 3, premium: 1000 };
const invoice = { ...terms, invoiceBilling: true };
const boleto: Payment = { paymentType: 1, installments: 3, firstInstallmentDueDateDelay: 30 };
const take = (payment: Payment, given = terms) => reviewPayment(server.deps, payment, given);

/** What a refusal says of each field. */
function faults(payment: Payment, given = terms): string[] {
  try {
    take(payment, given);
    return [];
  } catch (error) {
    return (error as { errors: FieldError[] }).errors.map(({ path, message }) => `${path} ${message}`);
  }
}

describe('a payment by boleto', () => {
  test('is stored with its parts and the days to the first', () => {
    expect(take(boleto)).toEqual({ paymentType: 1, paymentInstallments: 3, firstInstallmentDays: 30 });
    expect(take({ ...boleto, installments: 1, firstInstallmentDueDateDelay: 1 })).toMatchObject({
      paymentInstallments: 1,
      firstInstallmentDays: 1,
    });
  });

  test.each<[string, Partial<Payment>, string]>([
    ['today', { firstInstallmentDueDateDelay: 0 }, 'A data mínima permitida é 21/11/2026'],
    ['in 31 days', { firstInstallmentDueDateDelay: 31 }, 'A data máxima permitida é 20/12/2026'],
    ['without a day', { firstInstallmentDueDateDelay: null }, 'Preenchimento obrigatório'],
  ])('cannot begin %s', (_when, change, message) => {
    const path = 'request.payment.firstInstallmentDueDateDelay';
    expect(faults({ ...boleto, ...change })).toEqual([`${path} ${message}`]);
  });

  test.each([4, 0, -1])('cannot have %i parts where 3 are the most', (installments) => {
    expect(faults({ ...boleto, installments })).toEqual(['request.payment.installments Valor inválido']);
  });

  test('names all that is wrong at once', () => {
    expect(faults({ paymentType: 2 })).toHaveLength(3);
  });
});

describe('a payment by invoice', () => {
  test('is one part, whether it is said or not, and has no date of its own', () => {
    const stored = { paymentType: 5, paymentInstallments: 1, firstInstallmentDays: null };
    expect(take({ paymentType: 5 }, invoice)).toEqual(stored);
    expect(take({ paymentType: 5, installments: 1, firstInstallmentDueDateDelay: 0 }, invoice)).toEqual(
      stored,
    );
    expect(faults({ paymentType: 5, installments: 2 }, invoice)).toHaveLength(1);
  });

  test('is for clients that are billed so, and they have no other', () => {
    expect(faults({ ...boleto, paymentType: 5 })).toHaveLength(1);
    expect(faults({ ...boleto, installments: 1 }, invoice)).toHaveLength(1);
  });
});
