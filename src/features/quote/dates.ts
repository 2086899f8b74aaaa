import { dateText } from '../../../engine/values/dateText';

/** DD/MM/AAAA of a civil date. */
export const dayOfDate = (date: string) => dateText(date);
