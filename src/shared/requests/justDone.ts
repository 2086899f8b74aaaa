import { keepForVisit, readOfVisit } from '../auth/visit';

const KEY = 'just-done';

export const noteDone = (identifier: string) => keepForVisit(KEY, identifier);

export const justDone = () => readOfVisit<string | null>(KEY) ?? undefined;

export const doneWasSeen = () => keepForVisit(KEY, null);
