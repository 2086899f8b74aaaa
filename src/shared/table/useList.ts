import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Sorting } from '../../../renderers/ui';
import { keepForVisit, readOfVisit } from '../auth/visit';
import { keepJson, keptJson } from '../storage/keptJson';
import { asksAll, isBare, readAddress, writeAddress, type ListNames, type ListState } from './listAddress';

/**
 * Filters, order and page of a list, kept in the address and remembered for the person in this browser: an address that
 * says nothing of them shows what was left. The text, which may name a person, stays out of the address and with the visit.
 */
export function useList<Name extends string>(uid: string, names: ListNames<Name>) {
  const key = `${names.key}:${uid}`;
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [left] = useState(() => new URLSearchParams(keptTexts(key)));
  const [isLeft, setIsLeft] = useState(() => isBare(names, params));
  const stateIn = (address: URLSearchParams) =>
    readAddress(names, isLeft && isBare(names, address) ? left : address);
  const state = stateIn(params);
  /** The router renders a change when it has time: the next one may come before, and begins from the address itself. */
  const now = () => stateIn(new URLSearchParams(window.location.search));
  const [text, setText] = useState(() => (asksAll(params) ? '' : textUnder(key, addressOf(names, state))));

  // Also on the list itself, where the bell may lead to all of it.
  const asks = asksAll(params);
  const [hasAsked, setHasAsked] = useState(asks);
  if (asks !== hasAsked) {
    setHasAsked(asks);
    if (asks) setIsLeft(false);
    if (asks) setText('');
  }

  const show = (next: ListState<Name>, replace: boolean, typed = text) => {
    // What was typed last must not lead back from the page that is opening already.
    if (window.location.pathname !== pathname) return;
    setIsLeft(false);
    keepJson('local', key, writeAddress(names, { ...next, page: 1 }));
    keepForVisit(key, { text: typed, under: addressOf(names, next) } satisfies Typed);
    setParams(writeAddress(names, next), { replace });
  };
  const arrive = useEffectEvent(() => {
    if (isLeft && left.size > 0) setParams(left, { replace: true });
  });
  useEffect(() => arrive(), []);
  const forget = useEffectEvent(() => {
    keepJson('local', key, {});
    keepForVisit(key, { text: '', under: '' } satisfies Typed);
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (asks) forget();
  }, [asks]);

  return {
    ...state,
    text,
    isNarrow: text.trim() !== '' || Object.keys(state.filters).length > 0,
    /** Any change but of the page begins at the first one. */
    change: (filters: Partial<Record<Name, string | undefined>>) =>
      show({ ...now(), filters: definedOf({ ...now().filters, ...filters }), page: 1 }, true),
    type: (typed: string) => {
      setText(typed);
      keepForVisit(key, { text: typed, under: addressOf(names, now()) } satisfies Typed);
      if (now().page > 1) show({ ...now(), page: 1 }, true, typed);
    },
    sort: (sorting: Sorting) => show({ ...now(), sorting, page: 1 }, true),
    /** A page that is not there any more is none to come back to. */
    turnTo: (page: number, isGone = false) => show({ ...now(), page }, isGone),
    /** All that is filtered out comes back; what was typed stays, as it may have been hidden. */
    lift: () => show({ ...now(), filters: definedOf<Name>({}), page: 1 }, true),
    clear: () => {
      // Rendered with the filters, as the router does it: one without the other would be asked for too.
      startTransition(() => setText(''));
      show({ ...now(), filters: definedOf<Name>({}), page: 1 }, true, '');
    },
  };
}

export type List<Name extends string> = ReturnType<typeof useList<Name>>;

const definedOf = <Name extends string>(filters: Partial<Record<Name, string | undefined>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as ListState<Name>['filters'];

/** Filters and order as one text. */
const addressOf = <Name extends string>(names: ListNames<Name>, state: ListState<Name>) =>
  new URLSearchParams(writeAddress(names, { ...state, page: 1 })).toString();

/** What was typed, and the filters and order that it was typed under. */
interface Typed {
  readonly text: string;
  readonly under: string;
}

/** What was typed under these filters: a link that asks for others asks for all that they let through. */
function textUnder(key: string, under: string): string {
  const kept = readOfVisit<Partial<Typed>>(key);
  return kept?.under === under && typeof kept.text === 'string' ? kept.text : '';
}

/** The texts among what was kept. */
function keptTexts(key: string): Record<string, string> {
  const kept = Object.entries(keptJson('local', key) ?? {});
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
