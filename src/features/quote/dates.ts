import { dateText } from '../../../engine/values';

export const dayOfDate = (date: string) => dateText(date);
