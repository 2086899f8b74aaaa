import { useState, type ReactNode } from 'react';
import type { Draft } from '../../../../../engine';
import type { WizardStore } from '../../../../../renderers';
import { Skeleton } from '../../../../../renderers/ui';
import { ChoiceBar } from '../../ChoiceBar';
import type { Begun } from '../../trial/beginnings';
import { SettingBar } from '../../trial/SettingBar';
import { StartBar } from '../../trial/StartBar';
import { useLiveSession } from '../../trial/useLiveSession';
import { useSetting } from '../../trial/useSetting';
import type { AnalysedProduct } from '../../useProduct';
import { DifferencesHere } from './DifferencesHere';
import { TwinPair, type Side } from './TwinPair';
import { TwinSide } from './TwinSide';
import styles from './twins.module.css';

interface Props {
  readonly left: AnalysedProduct;
  readonly right: AnalysedProduct;
  /** What the two sides are called. */
  readonly names: Readonly<Record<Side, string>>;
}

const SIDES = [
  ['left', 'À esquerda'],
  ['right', 'À direita'],
] as const;

/** Two wizards that follow each other; on a phone one at a time, with a switch. */
export default function TwinWizards({ left, right, names }: Props) {
  const { setting, setSetting, me, settled } = useSetting();
  const [turn, setTurn] = useState(0);
  const [draft, setDraft] = useState<Draft>();
  const [shown, setShown] = useState<Side>('right');
  const begin = ({ draft: begun, today, person }: Begun = {}) => {
    setDraft(begun);
    if (today || person) setSetting({ ...setting, ...(today && { today }), ...(person && { person }) });
    setTurn((count) => count + 1);
  };
  if (!settled) return <Skeleton lines={8} />;
  const products = { left, right };
  return (
    <>
      <SettingBar
        setting={setting}
        signedIn={me !== undefined}
        onChange={setSetting}
        onRestart={() => begin()}
      />
      <StartBar product={left} onBegin={begin} />
      <Pair key={[turn, setting.person, setting.today, setting.source].join('|')}>
        {(pair, stores, onStore) => (
          <>
            <ChoiceBar
              label="Qual formulário mostrar"
              choices={SIDES}
              chosen={shown}
              onChoose={setShown}
              className={styles.switch}
            />
            <Here left={stores.left} right={stores.right} />
            <div className={styles.sides}>
              {SIDES.map(([side, label]) => (
                <TwinSide
                  key={side}
                  side={side}
                  label={`${label}: ${names[side]}`}
                  isShown={side === shown}
                  pair={pair}
                  product={products[side]}
                  former={side === 'right' ? left.definition : undefined}
                  setting={setting}
                  me={me}
                  draft={draft}
                  onStore={onStore}
                />
              ))}
            </div>
          </>
        )}
      </Pair>
    </>
  );
}

type Stores = Partial<Record<Side, WizardStore>>;

interface PairProps {
  readonly children: (
    pair: TwinPair,
    stores: Stores,
    onStore: (side: Side, store: WizardStore) => void,
  ) => ReactNode;
}

/** One pair as long as its key stays. */
function Pair({ children }: PairProps) {
  const [pair] = useState(() => new TwinPair());
  const [stores, setStores] = useState<Stores>({});
  const [onStore] = useState(() => (side: Side, store: WizardStore) => {
    setStores((before) => ({ ...before, [side]: store }));
  });
  return children(pair, stores, onStore);
}

function Here({ left, right }: Stores) {
  const [one, other] = [useLiveSession(left), useLiveSession(right)];
  return one && other ? <DifferencesHere left={one} right={other} /> : null;
}
