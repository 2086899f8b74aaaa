import { useCallback, useEffect, useState, type RefObject } from 'react';
import {
  type CompiledDefinition,
  type Draft,
  draftOf,
  type Environment,
  type Session,
  type SessionEvent,
} from '../../../engine/index';
import { Wizard, type WizardStore } from '../../../renderers';
import { toast } from '../../../renderers/ui';
import { openWizard } from '../../../src/features/wizard/openWizard';
import { portalHost } from '../../../src/shared/products/portalHost';
import { OpenQuestions } from './OpenQuestions';
import { Questions } from './Questions';
import { useWorkedIn, type Focused } from './useWorkedIn';

interface Props {
  readonly definition: CompiledDefinition;
  readonly env: Environment;
  readonly source: 'portal' | 'analyst';
  readonly kept: RefObject<Draft | undefined>;
  readonly focused: Focused;
  readonly sample: (source: string) => unknown;
  readonly onStore: (store: WizardStore) => void;
  readonly onEvent: (event: SessionEvent) => void;
  readonly onSubmit: (session: Session) => void;
}

const atFirst = () => toast('info', 'Esta é a primeira etapa.');

export function OpenTrial(props: Props) {
  const { definition, env, source, kept, focused, sample, onStore, onEvent, onSubmit } = props;
  const [opened] = useState(() => openWizard(definition, env, {}, { draft: kept.current }));
  const [desk] = useState(() => new OpenQuestions());
  const [store, setStore] = useState<WizardStore>();
  const hold = useCallback(
    (next: WizardStore) => {
      setStore(next);
      onStore(next);
    },
    [onStore],
  );
  useEffect(() => store?.subscribe(() => void (kept.current = draftOf(store.getSession()))), [store, kept]);
  useEffect(() => store?.onEvent(onEvent), [store, onEvent]);
  const { box, leads } = useWorkedIn(focused);
  return (
    <div ref={box}>
      <Wizard
        opened={opened}
        host={source === 'portal' ? portalHost : desk}
        onStore={hold}
        onSubmit={onSubmit}
        onLeave={atFirst}
        leads={leads}
        alone
      />
      <Questions desk={desk} sample={sample} />
    </div>
  );
}
