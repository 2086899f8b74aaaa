const ONE: Readonly<Record<string, string>> = { dias: 'dia', meses: 'mês', anos: 'ano' };

/** The unit as it stands behind a number: 'dia' behind 1, 'dias' behind any other. */
export const unitBehind = (count: unknown, unit: string) => (Number(count) === 1 && ONE[unit]) || unit;

/** How many of what has both its forms: counted(1, 'regra', 'regras') is '1 regra'. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const countText = (count: unknown, unit: string) => `${String(count)} ${unitBehind(count, unit)}`;
