import { useSyncExternalStore } from 'react';
import { announcerStore } from './announcer';

/** The polite region of `announce`; once per application. */
export function LiveRegion() {
  const text = useSyncExternalStore(announcerStore.subscribe, announcerStore.read);
  return (
    <div className="ui-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
