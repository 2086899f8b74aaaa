import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Transition } from '../../engine/index';
import type { WizardHost } from '../store/host';
import { useSession, useWizard, WizardContext, type WizardRoom } from '../store/hooks';
import { UploadStore } from '../store/UploadStore';
import { WizardStore } from '../store/WizardStore';
import { Alert } from '../ui';
import { fetchLateWidgets } from '../widgets/late';
import { DecidedPanel } from './DecidedPanel';
import { NewsSummary, type ToldNews } from './NewsNote';
import { Notices } from './Notices';
import { StepSection } from './StepSection';
import { useRuleAnnouncements } from './useRuleAnnouncements';
import { useWizardEffects, type WizardOutcome } from './useWizardEffects';
import styles from './wizard.module.css';

export interface WizardProps extends WizardOutcome {
  readonly opened: Transition;
  readonly host: WizardHost;
  /** Called with the store once it is on screen, for drafts and hot reload. */
  readonly onStore?: (store: WizardStore) => void | (() => void);
  readonly news?: ToldNews;
  /** `step`: whose note was closed; undefined for the summary above. */
  readonly onNewsClose?: (step?: string) => void;
  readonly above?: ReactNode;
  readonly beside?: ReactNode;
  /** Hides the decided panel where there is no room beside the wizard. */
  readonly alone?: boolean;
  /** Whether a person works in it, where it runs beside other work. */
  readonly leads?: WizardRoom['leads'];
}

const NO_NEWS: ToldNews = { steps: [], isSummaryClosed: false };

export function Wizard(props: WizardProps) {
  const { opened, host, onStore, news = NO_NEWS, onNewsClose, alone, leads } = props;
  const { onSubmit, onLeave, above, beside } = props;
  const [room] = useState((): WizardRoom => ({
    ...{ store: new WizardStore(opened), uploads: new UploadStore() },
    ...{ host, leads },
  }));
  useEffect(() => onStore?.(room.store), [room, onStore]);
  useEffect(() => fetchLateWidgets(room.store.getSession().definition), [room]);
  const outcome = useMemo(() => ({ onSubmit, onLeave }), [onSubmit, onLeave]);
  const effects = useWizardEffects(room, opened.effects, outcome);
  return (
    <WizardContext value={room}>
      <div className={styles.wizard} data-alone={alone}>
        <div className={styles.main}>
          {effects.notice?.kind === 'danger' && <Alert tone="danger" title={effects.notice.message} />}
          {effects.notice?.kind === 'aside' && (
            <Alert tone="warning" title={effects.notice.message} onClose={effects.dismiss} />
          )}
          {news.steps.length > 0 && !news.isSummaryClosed && (
            <NewsSummary
              definition={opened.session.definition}
              news={news.steps}
              onClose={() => onNewsClose?.()}
            />
          )}
          {above}
          <Steps attempt={effects.attempt} news={news} onNewsClose={onNewsClose} />
        </div>
        {!alone && (
          <div className={styles.beside}>
            {beside}
            <DecidedPanel />
          </div>
        )}
      </div>
      <Notices effects={effects} />
    </WizardContext>
  );
}

/** A step that opens takes focus at its heading; the first, that a page starts with, does not. */
function useStepFocus(open: string | undefined, first: string | undefined) {
  const before = useRef(first);
  const { leads } = useWizard();
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (leads?.() === false) return;
    const heading = document.getElementById(`step-${open}-title`);
    heading?.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  }, [open, leads]);
}

interface StepsProps {
  readonly attempt: number;
  readonly news: ToldNews;
  readonly onNewsClose: WizardProps['onNewsClose'];
}

function Steps({ attempt, news, onNewsClose }: StepsProps) {
  useRuleAnnouncements();
  const definition = useSession((session) => session.definition);
  const states = useSession((session) => session.steps);
  const visible = definition.steps.filter((step) => states[step.index]!.visible);
  const open = visible.findIndex((step) => states[step.index]!.status === 'open');
  useStepFocus(visible[open]?.definition.id, visible[0]?.definition.id);
  return (
    <>
      {visible.map((step, position) => (
        <StepSection
          key={step.definition.id}
          step={step}
          state={states[step.index]!}
          number={position + 1}
          steps={visible.length}
          attempt={attempt}
          news={news.steps.find(({ step: id }) => id === step.definition.id)}
          onNewsClose={onNewsClose}
        />
      ))}
    </>
  );
}
