import { mutate } from 'swr';
import { isOfNobody } from './publicData';

/** Forgets whatever the signed-in person's server data was; what belongs to nobody stays. */
export const forgetServerData = () => mutate((key) => !isOfNobody(key), undefined, { revalidate: false });
