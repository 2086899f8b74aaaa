import { useCallback, useState } from 'react';
import type { CompiledDefinition, Draft, Person, ReviewIssue, Session } from '../../../../../engine';
import { Wizard, type WizardStore } from '../../../../../renderers';
import { toast } from '../../../../../renderers/ui';
import { portalHost } from '../../../../shared/products/portalHost';
import { openWizard } from '../../../wizard/openWizard';
import { OpenQuestions } from '../../trial/OpenQuestions';
import { Questions } from '../../trial/Questions';
import { reviewOf, Verdict } from '../../trial/RecordCard';
import { sampleAnswer } from '../../trial/sampleAnswer';
import { environmentOf, type Setting } from '../../trial/useSetting';
import type { AnalysedProduct } from '../../useProduct';
import type { Side, TwinPair } from './TwinPair';
import styles from './twins.module.css';

interface Props {
  readonly side: Side;
  readonly label: string;
  /** On a phone, where one stands alone. */
  readonly isShown: boolean;
  readonly pair: TwinPair;
  readonly product: AnalysedProduct;
  /** The version that the draft was made under, where it is not this one. */
  readonly former: CompiledDefinition | undefined;
  readonly setting: Setting;
  readonly me: Person | undefined;
  readonly draft: Draft | undefined;
  readonly onStore: (side: Side, store: WizardStore) => void;
}

/** One of two wizards. */
export function TwinSide(props: Props) {
  const { side, label, isShown, pair, product, former, setting, me, draft, onStore } = props;
  const { definition, book } = product;
  const name = `${side}-name`;
  const [opened] = useState(() =>
    openWizard(definition, environmentOf(setting, me, book), {}, { draft, before: draft && former }),
  );
  const [desk] = useState(() => new OpenQuestions());
  const [leads] = useState(() => () => pair.leads(side));
  const [issues, setIssues] = useState<readonly ReviewIssue[]>();
  const hold = useCallback(
    (store: WizardStore) => {
      onStore(side, store);
      return pair.hold(side, store);
    },
    [pair, side, onStore],
  );
  const onSubmit = useCallback((sent: Session) => setIssues(reviewOf(sent)), []);
  const onLeave = useCallback(() => {
    if (leads()) toast('info', 'Esta é a primeira etapa.');
  }, [leads]);
  return (
    <section className={styles.side} aria-label={label} data-shown={isShown || undefined}>
      <p id={name}>{label}</p>
      <Wizard
        opened={opened}
        host={setting.source === 'portal' ? portalHost : desk}
        prefix={`${side}-`}
        name={name}
        leads={leads}
        onStore={hold}
        onSubmit={onSubmit}
        onLeave={onLeave}
        alone
      />
      {issues && <Verdict issues={issues} />}
      <Questions desk={desk} sample={(source) => sampleAnswer(definition, book, source)} />
    </section>
  );
}
