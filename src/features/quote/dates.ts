import { dateText } from '../../../engine/expression/date-text';

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** DD/MM/AAAA in São Paulo of an ISO instant. */
export const dayOfInstant = (instant: string) => day.format(new Date(instant));

/** DD/MM/AAAA of a civil date. */
export const dayOfDate = (date: string) => dateText(date);
