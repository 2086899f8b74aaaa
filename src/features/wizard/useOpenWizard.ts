import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToldOfDraft } from '../../../contract/drafts';
import { type CompiledDefinition, draftOf, type Session } from '../../../engine/index';
import type { WizardStore } from '../../../renderers';
import type { KeptDraft } from '../../shared/requests/localDrafts';
import { useDefinitionReload } from '../../shared/products/useDefinitionReload';
import { useDraftKeeper } from './drafts/useDraftKeeper';
import { useToldNews } from './drafts/useToldNews';
import { useStepHistory } from './history/useStepHistory';
import { openWizard } from './openWizard';
import { countStops } from './stops/countStops';
import type { Visited } from './visit/useVisit';

export interface Opening extends Visited {
  /** The button that opened it is gone: the step's heading takes the focus. */
  readonly takesFocus?: boolean;
  readonly draft?: KeptDraft | undefined;
  readonly before?: CompiledDefinition | undefined;
  readonly origin?: (KeptDraft & { readonly told?: ToldOfDraft }) | undefined;
}

/** The session of an open wizard, with all that follows it: its draft, its history entries, where people stop. */
export function useOpenWizard({ origin, entry, uid, name, state, env, definition, ...opens }: Opening) {
  const [opened, setOpened] = useState(() => ({
    ...openWizard(definition, env, state, { ...opens, told: origin?.told ?? origin?.news }),
    version: 0,
  }));
  const [store, setStore] = useState<WizardStore>();
  const news = useToldNews(opened.news);
  const keeper = useDraftKeeper(uid, name, origin, news.read);
  const { opening, follow: trail } = useStepHistory(opens.opening);
  const { follow: keep, keepAsIs } = keeper;

  const [isEdit, isNew] = [state.edit?.identifier !== undefined, !opens.draft && !state.edit];
  const isKept = isNew && state.repeats?.isKept === true;
  const onStore = useCallback(
    (next: WizardStore) => {
      setStore(next);
      keep(next);
      if (isKept) keepAsIs();
      // Editing a registered request does not count as filling.
      const uncount = isEdit ? undefined : countStops(next, isNew);
      const untrail = trail(next);
      return () => {
        uncount?.();
        untrail();
      };
    },
    [isEdit, isKept, isNew, keep, keepAsIs, trail],
  );
  const onDefinition = useCallback(
    (next: CompiledDefinition) => {
      const session = store?.getSession();
      const told = { before: session?.definition, told: news.read() };
      const again = openWizard(next, env, {}, { draft: session && draftOf(session), ...told });
      setOpened(({ version }) => ({ ...again, version: version + 1 }));
    },
    [env, news, store],
  );
  useDefinitionReload(entry.wizard, onDefinition);
  useTakenFocus(opens.takesFocus === true, opened.session);
  const onNewsClose = (step?: string) => {
    news.close(step);
    keepAsIs();
  };
  return { opened, store, opening, onStore, onNewsClose, draftState: keeper.state, filling: keeper.filling };
}

function useTakenFocus(isTaken: boolean, { definition, steps }: Session) {
  const open = definition.steps.find(({ index }) => steps[index]!.status === 'open')?.definition.id;
  const first = useRef(isTaken);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    document.getElementById(`step-${open}-title`)?.focus();
  }, [open]);
}
