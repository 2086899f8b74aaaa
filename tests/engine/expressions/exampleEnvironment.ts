import type { Environment } from '../../../engine/expression';

export const exampleEnvironment: Environment = {
  today: '2026-11-20',
  constants: {
    'appealDeposit.lower': [
      { from: '2025-08-01', value: 13813.83 },
      { from: '2026-08-01', value: 14411.57 },
    ],
  },
  context: { user: { name: 'Ana' }, executive: false },
  answer: { nome: 'Acme Ltda' },
  searched: '0775-2026-0001',
};
