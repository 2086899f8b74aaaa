import { createStore } from '../../shared/createStore';

/** True while the hub is connected; otherwise the portal polls. */
export const liveStore = createStore(false);
