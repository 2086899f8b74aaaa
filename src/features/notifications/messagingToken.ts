// Imported by name: what is imported as a whole file brings all of Firebase's app along, to who signs in too.
import { initializeApp, type FirebaseOptions } from 'firebase/app';
import { getMessaging, getToken, type GetTokenOptions } from 'firebase/messaging';

/** Its own name, since the sign-in's app knows nothing of messaging. */
const APP = 'push';

/** What this browser is reached by while the portal is closed. */
export const messagingToken = (app: FirebaseOptions, options: GetTokenOptions): Promise<string> =>
  getToken(getMessaging(initializeApp(app, APP)), options);
