const zone = { timeZone: 'America/Sao_Paulo' } as const;
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', ...zone });
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', ...zone });

/** DD/MM/AAAA in São Paulo of an ISO instant. */
export const dayText = (instant: string) => day.format(new Date(instant));

/** DD/MM/AAAA, HH:MM in São Paulo of an ISO instant. */
export const momentText = (instant: string) => moment.format(new Date(instant));
