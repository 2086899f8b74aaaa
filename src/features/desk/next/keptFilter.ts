import type { QueueFilter } from '../../../../contract/deskQueue';
import { keepForVisit, readOfVisit } from '../../../shared/auth/visit';

const KEY = 'deskQueue';

/** The last list filter decides the next request. Kept per visit only, as it may name a person. */
export const keepFilter = (filter: QueueFilter) => keepForVisit(KEY, filter);

export const keptFilter = () => readOfVisit<QueueFilter>(KEY) ?? {};
