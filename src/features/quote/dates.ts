import { dateText } from '../../../engine/expression/date-text';

/** DD/MM/AAAA of a civil date. */
export const dayOfDate = (date: string) => dateText(date);
