import { useCallback, useMemo, useRef, useState, type FocusEvent } from 'react';
import type { Draft, ReviewIssue, Session } from '../../../engine';
import { ruleUses } from '../../../engine/inspect/ruleUses';
import type { WizardStore } from '../../../renderers';
import { Card, Skeleton } from '../../../renderers/ui';
import { CasesCard } from './cases/CasesCard';
import { DETAILS_ID, SelectContext, type Selection } from './selection';
import { DetailsCard } from './structure/DetailsCard';
import { StructureCard } from './structure/StructureCard';
import { fieldOfElement } from './trial/fieldOfElement';
import { OpenTrial } from './trial/OpenTrial';
import { RecordCard, reviewOf } from './trial/RecordCard';
import { sampleAnswer } from './trial/sampleAnswer';
import { SettingBar } from './trial/SettingBar';
import { useLiveSession } from './trial/useLiveSession';
import { environmentOf, useSetting } from './trial/useSetting';
import type { AnalysedProduct } from './useProduct';
import styles from './analysts.module.css';

/** Shows what was asked for, also where it stands far away on a narrow screen. */
function bringDetailsIntoView() {
  requestAnimationFrame(() => {
    const heading = document.getElementById(DETAILS_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  });
}

/** One product: what it is made of, the wizard to try it, and its cases. */
export function Workbench({ product }: { product: AnalysedProduct }) {
  const { definition, book } = product;
  const rules = useMemo(() => ruleUses(definition), [definition]);
  const [selection, setSelection] = useState<Selection>();
  const [store, setStore] = useState<WizardStore>();
  const session = useLiveSession(store);
  const select = useCallback((next: Selection) => {
    setSelection(next);
    bringDetailsIntoView();
  }, []);
  return (
    <SelectContext value={select}>
      <div className={styles.bench}>
        <div className={styles.side}>
          <DetailsCard
            definition={definition}
            rules={rules}
            places={book.places}
            selection={selection}
            session={session}
          />
          <StructureCard definition={definition} rules={rules} selection={selection} />
        </div>
        <Trial product={product} session={session} onStore={setStore} onField={setSelection} />
      </div>
      <CasesCard product={product} rules={rules} />
    </SelectContext>
  );
}

interface TrialProps {
  readonly product: AnalysedProduct;
  readonly session?: Session;
  readonly onStore: (store: WizardStore) => void;
  /** A field of the wizard took focus. */
  readonly onField: (selection: Selection) => void;
}

function Trial({ product, session, onStore, onField }: TrialProps) {
  const { definition, book, version } = product;
  const { setting, setSetting, me, settled } = useSetting();
  const [turn, setTurn] = useState(0);
  const [verdict, setVerdict] = useState<{ of: Session; issues: readonly ReviewIssue[] }>();
  const kept = useRef<Draft>(undefined);
  const restart = () => {
    kept.current = undefined;
    setTurn((count) => count + 1);
  };
  const onSubmit = useCallback((sent: Session) => setVerdict({ of: sent, issues: reviewOf(sent) }), []);
  const onFocus = ({ target }: FocusEvent) => {
    const field = fieldOfElement(target, definition);
    if (field) onField({ field });
  };
  if (!settled) return <Skeleton lines={8} />;
  return (
    <div className={styles.trial}>
      <Card aria-label="Ambiente">
        <SettingBar setting={setting} signedIn={me !== undefined} onChange={setSetting} onRestart={restart} />
      </Card>
      <div onFocus={onFocus}>
        <OpenTrial
          key={[version, turn, setting.person, setting.today, setting.source].join('|')}
          definition={definition}
          env={environmentOf(setting, me, book)}
          source={setting.source}
          kept={kept}
          sample={(source) => sampleAnswer(definition, book, source)}
          onStore={onStore}
          onSubmit={onSubmit}
        />
      </div>
      {session && (
        <RecordCard session={session} issues={verdict?.of === session ? verdict.issues : undefined} />
      )}
    </div>
  );
}
