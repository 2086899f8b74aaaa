import { policies } from '../db/schema';
import { firstStateOf } from '../modules/issued/policies/state';
import { somePolicy } from './issuedPolicy';
import type { TestApp } from './testApp';

export const CLIENT = 'demo-cliente';
export const OWN = '11222333000181';
export const ALSO_OWN = '12ABC34501DE35';
export const FOREIGN = '11444777000161';

export type PolicyChanges = Partial<typeof policies.$inferInsert>;

export function policySearch(server: () => TestApp) {
  async function store(...changed: PolicyChanges[]): Promise<void> {
    const rows = changed.map((changes, at) =>
      policyOf({ clientDocument: OWN, ...numbered(at + 1), ...changes }),
    );
    if (rows.length > 0) await server().db.insert(policies).values(rows);
  }

  async function search(body: object = {}, uid: string | null = CLIENT) {
    const answer = await server().as(uid, {
      method: 'POST',
      url: '/api/InsurancePolicy/search',
      payload: body,
    });
    const { Data, Code, Message } = answer.json();
    const found: number[] = (Data?.Items ?? []).map(({ Number: text }: { Number: string }) =>
      Number(text.slice(6, 13)),
    );
    return { status: answer.statusCode, code: Code, message: Message, data: Data, found };
  }

  return { store, search };
}

function policyOf(changes: Parameters<typeof somePolicy>[0] & PolicyChanges): typeof policies.$inferInsert {
  const policy = somePolicy(changes);
  return { ...policy, firstState: firstStateOf(policy) };
}

const numbered = (serial: number) => ({
  number: `202675${String(serial).padStart(7, '0')}00`,
  proposalNumber: `P${serial}`,
  issuedAt: new Date(Date.parse('2026-10-01T12:00:00Z') + serial * 60_000),
});
