import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isChanged, type Session } from '../../../engine/index';
import { RecentContext, Wizard } from '../../../renderers';
import { useFlow } from '../../shared/requests/flow';
import { takeHandedOver } from '../../shared/requests/handedOver';
import { statusPage } from '../../shared/requests/places';
import { portalHost } from '../../shared/products/portalHost';
import { confirmationOf } from './confirmationOf';
import { EstimateSlot } from './estimate/EstimateSlot';
import { ReadingOffer } from './reading/ReadingOffer';
import { RepeatNote } from './RepeatNote';
import { type Opening, useOpenWizard } from './useOpenWizard';
import { useRecentAnswers } from './useRecentAnswers';
import { WizardHead } from './WizardHead';

export function OpenWizard(props: Opening) {
  const { entry, uid, name, state, definition } = props;
  const navigate = useNavigate();
  const flow = useFlow();
  const recent = useRecentAnswers(entry.wizard, definition);
  const { opened, store, opening, onStore, onNewsClose, draftState, filling } = useOpenWizard(props);
  const onSubmit = useCallback(
    (session: Session) => {
      const { identifier, stored } = state.edit ?? {};
      if (identifier && stored && !isChanged(session)) return void navigate(statusPage(identifier));
      const confirmed = confirmationOf(session, entry, { ...state, opening, draft: name }, filling());
      void navigate(flow.confirmation, { state: confirmed });
    },
    [entry, filling, flow, name, navigate, opening, state],
  );
  const onLeave = useCallback(() => void navigate(-1), [navigate]);
  return (
    <>
      <WizardHead
        {...{ entry, uid, name, definition, store, draftState }}
        isEdit={state.edit !== undefined}
        begun={opened.session}
      />
      {state.repeats && <RepeatNote repeated={state.repeats} />}
      <RecentContext value={recent}>
        <Wizard
          key={opened.version}
          {...{ opened, onNewsClose, onStore, onSubmit, onLeave }}
          news={opened.news}
          host={portalHost}
          above={
            definition.source.reads && (
              <ReadingOffer
                reads={definition.source.reads}
                takeChosen={() => takeHandedOver(uid, state.document)}
              />
            )
          }
          beside={store && entry.route && <EstimateSlot store={store} />}
        />
      </RecentContext>
    </>
  );
}
