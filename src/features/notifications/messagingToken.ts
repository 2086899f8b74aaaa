// Named imports: a namespace import would pull in all of Firebase, also for the sign-in.
import { initializeApp, type FirebaseOptions } from 'firebase/app';
import { getMessaging, getToken, type GetTokenOptions } from 'firebase/messaging';

/** Separate app: the sign-in's has no messaging config. */
const APP = 'push';

export const messagingToken = (app: FirebaseOptions, options: GetTokenOptions): Promise<string> =>
  getToken(getMessaging(initializeApp(app, APP)), options);
