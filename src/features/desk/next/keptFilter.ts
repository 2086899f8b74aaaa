import type { QueueFilter } from '../../../../contract/deskQueue';
import { keepForVisit, readOfVisit } from '../../../shared/auth/visit';

const KEY = 'deskQueue';

/** Under which filter the list was seen last: it says which request comes next. With the visit, as it may name a person. */
export const keepFilter = (filter: QueueFilter) => keepForVisit(KEY, filter);

export const keptFilter = () => readOfVisit<QueueFilter>(KEY) ?? {};
