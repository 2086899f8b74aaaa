import {
  createContext,
  useContext,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { Session } from '../../engine/index';
import type { UploadStore } from './UploadStore';
import type { WizardHost } from './host';
import type { FieldSnapshot, WizardStore } from './WizardStore';

export interface WizardRoom {
  readonly store: WizardStore;
  readonly uploads: UploadStore;
  readonly host: WizardHost;
  /** A prefix of the field ids, so that a page can show several forms. */
  readonly prefix?: string | undefined;
  /** False where no person works, so that it takes no focus and announces nothing. */
  readonly leads?: (() => boolean) | undefined;
}

export const WizardContext = createContext<WizardRoom | null>(null);

export function useWizard(): WizardRoom {
  const room = useContext(WizardContext);
  if (!room) throw new Error('A wizard component stands outside of a wizard.');
  return room;
}

export type Shows = (value: unknown) => boolean;

const differentlyShown = (now: FieldSnapshot, rendered: FieldSnapshot, shows: Shows) =>
  now.state !== rendered.state ||
  now.issues !== rendered.issues ||
  now.unread !== rendered.unread ||
  now.replaced !== rendered.replaced ||
  now.explains !== rendered.explains ||
  !shows(now.value);

const count = (times: number) => times + 1;

/**
 * One field's value, state and issues; renders only when these change, and not for a value that its control shows.
 * Avoids useSyncExternalStore, whose effect runs in a task of its own per change.
 */
export function useField(store: WizardStore, index: number, control: RefObject<Shows | null>): FieldSnapshot {
  const [, renderAgain] = useReducer(count, 0);
  const snapshot = store.field(index);
  const rendered = useRef(snapshot);
  useLayoutEffect(() => void (rendered.current = snapshot));
  useLayoutEffect(() => {
    const look = () => {
      const now = store.field(index);
      const shows = control.current;
      const isStale = shows ? differentlyShown(now, rendered.current, shows) : now !== rendered.current;
      if (isStale) renderAgain();
    };
    look();
    return store.subscribeField(index, look);
  }, [store, index, control]);
  return snapshot;
}

/** `select` must return the same reference until that part changes. */
export function useSession<T>(select: (session: Session) => T): T {
  const { store } = useWizard();
  return useSyncExternalStore(store.subscribe, () => select(store.getSession()));
}
