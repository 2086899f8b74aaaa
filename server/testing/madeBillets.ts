import type { ListedBillet } from '../../contract/billing';
import type { Db } from '../db/db';
import { madePolicy } from './billetDesk';
import type { TestApp } from './testApp';

export const TOMADOR = 'demo-tomador';
export const OWN = '11444777000161';
export const FOREIGN = '11222333000181';
export const FIRST = '20260775000000100';
export const SECOND = '20260775000000200';
const THEIRS = '20260775000000300';

export async function madeBillets(db: Db) {
  const paidAt = new Date('2026-11-01T15:00:00Z');
  const first = await madePolicy(db, { number: FIRST, client: OWN, holder: 'Engenharia São João' }, [
    { dueDate: '2026-10-30', amount: '300.10', paidAt },
    { dueDate: '2026-11-19', amount: '300.00' },
    { dueDate: '2026-11-20', amount: '300.00' },
    { dueDate: '2026-12-30', amount: '299.90' },
  ]);
  const other = { number: SECOND, client: OWN, product: 'JT', insurer: 'Pottencial', holder: 'Vale 100%' };
  const second = await madePolicy(db, other, [
    { dueDate: '2026-12-01', amount: '1000.00', issuedAt: new Date('2026-11-10T12:00:00Z') },
    { dueDate: '2025-12-01', amount: '0.01', issuedAt: new Date('2025-11-10T12:00:00Z') },
  ]);
  const theirs = await madePolicy(db, { number: THEIRS, client: FOREIGN }, [{ dueDate: '2026-11-10' }]);
  return { first, second, theirs };
}

export const billetSearch =
  (server: () => TestApp) =>
  async (body: object = {}, uid: string | null = TOMADOR) => {
    const request = { method: 'POST', url: '/api/financial/search', payload: body } as const;
    const answer = await server().as(uid, request);
    const { Data, Code, Message } = answer.json();
    const items: ListedBillet[] = Data?.Items ?? [];
    const found = items.map(
      ({ DocumentNumber, Installment }) => `${DocumentNumber.slice(-3, -2)}.${Installment}`,
    );
    return { status: answer.statusCode, code: Code, message: Message, data: Data, items, found };
  };
