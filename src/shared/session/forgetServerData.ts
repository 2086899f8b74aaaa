import { mutate } from 'swr';

/** Forgets whatever the signed-in person's server data was. */
export const forgetServerData = () => mutate(() => true, undefined, { revalidate: false });
