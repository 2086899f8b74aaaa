import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../../renderers/ui';
import { isTyping } from '../../shared/ui/isTyping';
import { useUid } from '../../shared/auth/useSession';
import { laterDialog } from '../../../renderers/ui/laterDialog';
import { keepVisit } from '../../shared/auth/visited';

const Palette = laterDialog(async () => (await import('./Palette')).Palette);
const KeysDialog = laterDialog(async () => (await import('./KeysDialog')).KeysDialog);

interface Opened {
  readonly what: 'palette' | 'keys';
  readonly typed: string;
}

function openedBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Opened['what'] | undefined {
  if (altKey || document.querySelector('dialog[open]')) return undefined;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'palette';
  return key === '?' && !ctrlKey && !metaKey && !isTyping(target) ? 'keys' : undefined;
}

/** The page's only form, for Ctrl+Enter pressed outside a field; a leaving page's form does not count. */
function onlyForm(target: HTMLElement): HTMLFormElement | null {
  const forms = document.querySelectorAll<HTMLFormElement>('main form:not([inert] *)');
  const isElsewhere = isTyping(target) || target.closest('a, button, dialog') !== null;
  return forms.length === 1 && !isElsewhere ? forms[0]! : null;
}

function sendsForm({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof HTMLElement)) return false;
  const form = target.closest('form') ?? onlyForm(target);
  form?.requestSubmit();
  return form !== null;
}

/** Collects typing until the palette is loaded; undefined for other keys. */
function typedBy(event: KeyboardEvent, typed: string): string | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isThere = target instanceof Element && target.closest('dialog') !== null;
  if (ctrlKey || metaKey || altKey || isThere) return undefined;
  if (key === 'Backspace') return typed.slice(0, -1);
  return key.length === 1 ? typed + key : undefined;
}

function useKeptVisits() {
  const { pathname } = useLocation();
  const uid = useUid();
  useEffect(() => {
    if (uid) keepVisit(uid, pathname);
  }, [uid, pathname]);
}

export function Keys() {
  useKeptVisits();
  const [opened, setOpened] = useState<Opened>();
  // A ref: keys arrive faster than renders.
  const now = useRef<Opened>(undefined);
  const show = useCallback((next?: Opened) => {
    now.current = next;
    setOpened(next);
  }, []);
  const close = useCallback(() => show(), [show]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const typed = now.current?.what === 'palette' ? typedBy(event, now.current.typed) : undefined;
      const asked = openedBy(event);
      if (typed !== undefined) show({ what: 'palette', typed });
      else if (asked) show({ what: asked, typed: '' });
      if (typed !== undefined || asked || sendsForm(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [show]);
  return (
    <>
      <IconButton
        label="Ir para (Ctrl + K)"
        onClick={() => show({ what: 'palette', typed: '' })}
        _hover={{ bg: 'navy.900' }}
      >
        <Search size={22} aria-hidden="true" />
      </IconButton>
      {opened?.what === 'palette' && <Palette typed={opened.typed} onClose={close} />}
      {opened?.what === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}
