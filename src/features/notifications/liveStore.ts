import { createStore } from '../../shared/createStore';

/** Whether the hub tells at once what happens; else the portal looks now and then. */
export const liveStore = createStore(false);
