import { useCallback, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { Draft, ReviewIssue, Session } from '../../../engine/index';
import type { WizardStore } from '../../../renderers';
import { Card, Skeleton } from '../../../renderers/ui';
import type { Selection } from '../selection';
import type { AnalysedProduct } from '../useProduct';
import { fieldOfElement } from './fieldOfElement';
import { Log } from './Log';
import { OpenTrial } from './OpenTrial';
import { PriceCard } from './PriceCard';
import { RecordCard, reviewOf } from './RecordCard';
import { sampleAnswer } from './sampleAnswer';
import { SettingBar } from './SettingBar';
import { StartBar } from './StartBar';
import type { Begun } from './beginnings';
import { useFocused } from './useWorkedIn';
import { environmentOf, useSetting, type Setting } from './useSetting';
import { WIDTHS, WidthBar, type WidthName } from './WidthBar';
import bench from '../analysts.module.css';

interface Props {
  readonly product: AnalysedProduct;
  readonly session?: Session | undefined;
  readonly onStore: (store: WizardStore) => void;
  readonly onField: (selection: Selection) => void;
  readonly children?: (tried: Tried) => ReactNode;
}

export interface Tried {
  readonly log: Log;
  readonly setting: Setting;
}

export function Trial({ product, session, onStore, onField, children }: Props) {
  const { definition, book, version } = product;
  const { setting, setSetting, me, settled } = useSetting();
  const [turn, setTurn] = useState(0);
  const [width, setWidth] = useState<WidthName>('whole');
  const [verdict, setVerdict] = useState<{ of: Session; issues: readonly ReviewIssue[] }>();
  const kept = useRef<Draft>(undefined);
  const [log] = useState(() => new Log());
  const begin = ({ draft, today, person, by }: Begun = {}) => {
    kept.current = draft;
    log.begin(by);
    if (today || person) setSetting({ ...setting, ...(today && { today }), ...(person && { person }) });
    setTurn((count) => count + 1);
  };
  const onSubmit = useCallback((sent: Session) => setVerdict({ of: sent, issues: reviewOf(sent) }), []);
  const { focused, follow } = useFocused();
  const onFocus = (event: FocusEvent) => {
    follow.onFocus(event);
    const field = fieldOfElement(event.target, definition);
    if (field) onField({ field });
  };
  if (!settled) return <Skeleton lines={8} />;
  return (
    <div className={bench.trial}>
      <Card aria-label="Ambiente">
        <SettingBar
          setting={setting}
          signedIn={me !== undefined}
          onChange={setSetting}
          onRestart={() => begin()}
        />
        <StartBar product={product} onBegin={begin} />
        <WidthBar width={width} onWidth={setWidth} />
        {children?.({ log, setting })}
      </Card>
      <div onFocus={onFocus} onBlur={follow.onBlur} className={WIDTHS[width].className}>
        <OpenTrial
          key={[version, turn, setting.person, setting.today, setting.source].join('|')}
          definition={definition}
          env={environmentOf(setting, me, book)}
          source={setting.source}
          kept={kept}
          focused={focused}
          sample={(source) => sampleAnswer(definition, book, source)}
          onStore={onStore}
          onEvent={log.add}
          onSubmit={onSubmit}
        />
      </div>
      {session && book.rating && <PriceCard session={session} rating={book.rating} />}
      {session && (
        <RecordCard session={session} issues={verdict?.of === session ? verdict.issues : undefined} />
      )}
    </div>
  );
}
