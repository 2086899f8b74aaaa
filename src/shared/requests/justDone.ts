import { keepForVisit, readOfVisit } from '../auth/visit';

const KEY = 'just-done';

/** Remembers the request that was last registered, paid, accepted or sent to analysis, so that no list hides it. */
export const noteDone = (identifier: string) => keepForVisit(KEY, identifier);

/** That request; none once it was seen. */
export const justDone = () => readOfVisit<string | null>(KEY) ?? undefined;

export const doneWasSeen = () => keepForVisit(KEY, null);
