import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Sorting } from '../../../renderers/ui';
import { keepForVisit, readOfVisit } from '../auth/visit';
import { keepJson, keptJson } from '../storage/keptJson';
import { asksAll, isBare, readAddress, writeAddress, type ListNames, type ListState } from './listAddress';
import { useView } from './useView';

/**
 * List filters, order and page, kept in the address and in this browser: an address without them shows the last.
 * The text, which may name a person, is kept per visit only.
 */
export function useList<Name extends string>(uid: string, names: ListNames<Name>) {
  const key = `${names.key}:${uid}`;
  const view = useView(uid, names.key);
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [left] = useState(() => new URLSearchParams(keptTexts(key)));
  const [isLeft, setIsLeft] = useState(() => isBare(names, params));
  const stateIn = (address: URLSearchParams) =>
    readAddress(names, isLeft && isBare(names, address) ? left : address);
  const state = stateIn(params);
  /** Reads the address itself: the router may not have rendered the last change yet. */
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
    // Late typing must not navigate back from the page being opened.
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
    /** Begins the ids of its fields. */
    id: names.key,
    view,
    text,
    isNarrow: text.trim() !== '' || Object.keys(state.filters).length > 0,
    /** Every change except of the page returns to page 1. */
    choose: (name: Name, value: string | undefined) =>
      show({ ...now(), filters: definedOf({ ...now().filters, [name]: value }), page: 1 }, true),
    type: (typed: string) => {
      setText(typed);
      keepForVisit(key, { text: typed, under: addressOf(names, now()) } satisfies Typed);
      if (now().page > 1) show({ ...now(), page: 1 }, true, typed);
    },
    sort: (sorting: Sorting) => show({ ...now(), sorting, page: 1 }, true),
    /** A missing page leaves no history entry. */
    turnTo: (page: number, isGone = false) => show({ ...now(), page }, isGone),
    /** Clears the filters but keeps the text, which they may have hidden. */
    lift: () => show({ ...now(), filters: definedOf<Name>({}), page: 1 }, true),
    clear: () => {
      // In one render with the filters: otherwise an intermediate search is sent.
      startTransition(() => setText(''));
      show({ ...now(), filters: definedOf<Name>({}), page: 1 }, true, '');
    },
  };
}

export type List<Name extends string> = ReturnType<typeof useList<Name>>;
/** What rows need of their list, whatever its filters are. */
export type RowsOf = Pick<List<never>, 'view' | 'sorting' | 'sort'>;

const definedOf = <Name extends string>(filters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as ListState<Name>['filters'];

const addressOf = <Name extends string>(names: ListNames<Name>, state: ListState<Name>) =>
  new URLSearchParams(writeAddress(names, { ...state, page: 1 })).toString();

interface Typed {
  readonly text: string;
  readonly under: string;
}

/** Text typed under these filters; a link to others starts without text. */
function textUnder(key: string, under: string): string {
  const kept = readOfVisit<Partial<Typed>>(key);
  return kept?.under === under && typeof kept.text === 'string' ? kept.text : '';
}

function keptTexts(key: string): Record<string, string> {
  const kept = Object.entries(keptJson('local', key) ?? {});
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
