import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CompiledDefinition, Environment, Route } from '../../../../engine/index';
import type { RequestEntry } from '../../../../engine/definition';
import { useSession } from '../../../shared/auth/useSession';
import { useDefinition } from '../../../shared/products/useDefinition';
import { useEnvironment } from '../../../shared/products/useEnvironment';
import { draftName, findDraft, linkDraftName } from '../../../shared/requests/drafts';
import { useFlow } from '../../../shared/requests/flow';
import type { WizardState } from '../../../shared/requests/navigation';
import { useTemplates } from '../../drafts/templates';
import { useDrafts } from '../../drafts/useDrafts';
import { broughtBack, sentOf } from '../history/sent';
import { useFormer } from './useFormer';
import { type Arrival, ARRIVED, nameOf, next, placeOf, searchOf, type VisitEvent } from './visit';

/** What a wizard is drawn with, whatever its place. */
export interface Visited {
  readonly entry: RequestEntry;
  readonly uid: string;
  /** Of the draft that is written. */
  readonly name: string;
  /** Id of this opening, where the history entry has none yet. */
  readonly opening: string;
  readonly state: WizardState;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
}

/** Reads what the visit wants to know next (see visit.ts) and what it is drawn with. */
export function useVisit(entry: RequestEntry, route: Route | undefined) {
  const { arrival, env, definition, error, uid } = useArrival(entry, route);
  const [visit, tell] = useReducer(next, ARRIVED);
  const place = arrival && placeOf(arrival, visit);
  const lists = useLists(uid, entry, place?.at === 'listing' || place?.at === 'beginnings', tell);
  const name = arrival ? nameOf(arrival) : '';
  const search = arrival ? searchOf(arrival) : '';
  useSearch(place?.at === 'searching' ? { uid, name, search } : undefined, tell);
  const former = useFormer(entry.wizard, definition, place && 'origin' in place ? place.origin : undefined);
  const isReady = env !== undefined && definition !== undefined && former !== undefined;
  const visited: Visited | undefined =
    arrival && isReady
      ? { entry, uid, name, opening: arrival.fresh, state: arrival.state, env, definition }
      : undefined;
  const choose = {
    begin: () => tell({ type: 'begun', search }),
    resume: () => tell({ type: 'resumed' }),
  };
  return { place, visited, before: former ?? undefined, error, choose, lists };
}

function useArrival(entry: RequestEntry, route: Route | undefined) {
  const state = useWizardState();
  const [fresh] = useState(() => crypto.randomUUID());
  const { executive } = useFlow();
  const session = useSession();
  const uid = executive ? 'executive' : session.status === 'signed-in' ? session.identity.uid : '';
  const changed = state.edit?.identifier;
  const address = changed ? { ...route, requestIdentifier: changed } : route;
  const { env, definitions, error: contextError } = useEnvironment(address, { anew: true });
  const wanted = state.edit?.definition ?? (definitions ? definitions[entry.wizard] : null);
  const { definition, error } = useDefinition(entry.wizard, wanted);
  const onlyDraft = onlyDraftOf(
    entry.wizard,
    changed ?? Object.values(route ?? {})[0],
    executive && !changed,
    env,
  );
  const arrival: Arrival | undefined =
    onlyDraft === undefined
      ? undefined
      : {
          ...{ product: entry.wizard, state, fresh, onlyDraft, sent: sentOf(state.opening) },
          asksDifferences: definition?.source.repeat !== undefined,
        };
  return { arrival, env, definition, error: contextError ?? error, uid };
}

/** What came back from the confirmation stays, whatever entry of the history is open. */
function useWizardState(): WizardState {
  const state = (useLocation().state ?? {}) as WizardState;
  const [edit] = useState(() => broughtBack(state.opening));
  return edit ? { ...state, edit } : state;
}

/** Undefined until known: a link's draft is named after its client. */
function onlyDraftOf(product: string, of: string | undefined, isLink: boolean, env: Environment | undefined) {
  if (isLink) return env && linkDraftName(product, env);
  return of === undefined ? null : draftName(product, of);
}

function useLists(uid: string, { wizard }: RequestEntry, isWanted: boolean, tell: Dispatch<VisitEvent>) {
  const { drafts, again } = useDrafts(uid, wizard, isWanted);
  const { templates, again: reread } = useTemplates(wizard, isWanted);
  useEffect(() => {
    if (drafts || templates) tell({ type: 'listed', drafts, templates });
  }, [drafts, templates, tell]);
  return { again, reread };
}

interface Search {
  readonly uid: string;
  readonly name: string;
  readonly search: string;
}

function useSearch(wanted: Search | undefined, tell: Dispatch<VisitEvent>) {
  const { uid, name, search } = wanted ?? {};
  useEffect(() => {
    if (uid === undefined || name === undefined || search === undefined) return undefined;
    let isWanted = true;
    void findDraft(uid, name).then(
      (draft) => isWanted && tell({ type: 'found', search, draft: draft ?? null }),
    );
    return () => void (isWanted = false);
  }, [uid, name, search, tell]);
}
