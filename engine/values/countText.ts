/** What one of a unit is called; any other unit is called the same for one and for many. */
const ONE: Readonly<Record<string, string>> = { dias: 'dia', meses: 'mês', anos: 'ano' };

/** The unit as it stands behind a number: 'dia' behind 1, 'dias' behind any other. */
export const unitBehind = (count: unknown, unit: string) => (Number(count) === 1 && ONE[unit]) || unit;

/** A number and what it counts: '1 dia', '30 dias'. */
export const countText = (count: unknown, unit: string) => `${String(count)} ${unitBehind(count, unit)}`;
