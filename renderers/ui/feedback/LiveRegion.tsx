import { useSyncExternalStore } from 'react';
import { announcerStore } from './announcer';

/** The polite region that `announce` writes to; once an application. */
export function LiveRegion() {
  const text = useSyncExternalStore(announcerStore.subscribe, announcerStore.read);
  return (
    <div className="ui-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
