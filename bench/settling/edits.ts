export interface Edit {
  readonly field: string;
  readonly value: string | number;
}

/** What a person answers first; every edit after it changes something. */
export const filled: readonly Edit[] = [
  { field: 'notice', value: 'PE 12/2026' },
  { field: 'process', value: '4711' },
  { field: 'complement', value: 'Obra da ponte sobre o rio' },
  { field: 'startDate', value: '2026-03-10' },
  { field: 'days', value: 90 },
  { field: 'contract', value: 150_000 },
  { field: 'percentage', value: 5 },
  { field: 'fine', value: 1000 },
  ...Array.from({ length: 12 }, (_, index) => ({ field: `note${index}`, value: `Observação ${index}` })),
];

/** One round of typing: each edit wakes the term, the guarantee and total, or the composed text. */
export function typing(turn: number): readonly Edit[] {
  return [
    { field: 'days', value: 30 + (turn % 300) },
    { field: 'contract', value: 100_000 + turn + 0.5 },
    { field: 'endDate', value: turn % 2 ? '2026-09-01' : '2026-12-24' },
    { field: 'percentage', value: 1 + (turn % 30) / 4 },
    { field: 'notice', value: `PE ${turn}/2026` },
    { field: 'guarantee', value: 5000 + turn },
    { field: 'fine', value: 900.25 + turn },
    { field: 'complement', value: `Obra ${turn}` },
  ];
}
