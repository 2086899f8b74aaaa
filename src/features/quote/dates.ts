import { dateText } from '../../../engine/values';

/** DD/MM/AAAA of a civil date. */
export const dayOfDate = (date: string) => dateText(date);
