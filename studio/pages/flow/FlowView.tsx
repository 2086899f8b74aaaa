import { useMemo, useState } from 'react';
import type { Session } from '../../../engine/index';
import type { Flow } from '../../flow/Flow';
import { Alert, Field, Select, Skeleton, controlAria } from '../../../renderers/ui';
import { ChoiceBar } from '../ChoiceBar';
import { ServerFaults } from '../ServerFaults';
import type { Origin } from '../views/Origin';
import { FlowDetails } from './FlowDetails';
import { FlowList } from './FlowList';
import { FlowPicture } from './FlowPicture';
import { CARD, layoutOf } from './layout';
import { Legend } from './Legend';
import { openNow } from './openNow';
import { titlesOf } from './related';
import { SEEN_HEIGHT, Stage } from './Stage';
import { useFlow } from './useFlow';
import { centred, START, type View } from './view';
import styles from './flow.module.css';

const LOOKS = [
  ['picture', 'Figura'],
  ['list', 'Lista'],
] as const;

export default function FlowView({ origin, session }: { origin: Origin; session?: Session | undefined }) {
  const { answer, error, isAsking } = useFlow(origin);
  const failed = error !== undefined && !isAsking;
  return (
    <>
      {failed && (
        <Alert tone="danger" title="Não foi possível desenhar o fluxo. Tente de novo mais tarde." live />
      )}
      {!answer && isAsking && <Skeleton label="Desenhando o fluxo…" lines={8} />}
      {answer && answer.Faults.length > 0 && (
        <ServerFaults faults={answer.Faults} keepsFrom={answer.Flow ? undefined : 'a figura'} />
      )}
      {answer?.Flow && <Drawn flow={answer.Flow} session={session} />}
    </>
  );
}

function Drawn({ flow, session }: { flow: Flow; session?: Session | undefined }) {
  const picture = useMemo(() => layoutOf(flow), [flow]);
  const now = useMemo(() => (session ? openNow(session) : undefined), [session]);
  const [isList, setList] = useState(false);
  const [selected, setSelected] = useState<string>();
  const [view, setView] = useState<View>(START);
  const titles = useMemo(() => titlesOf(flow), [flow]);
  const frame = { id: 'flow-question', label: 'Pergunta ou parte do preço' };
  const choose = (id: string | undefined) => {
    setSelected(id);
    const card = picture.columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
    if (card) setView(centred(view, { ...card, ...CARD }, { width: 900, height: SEEN_HEIGHT }));
  };
  return (
    <div className={styles.flow} data-list={isList || undefined}>
      <ChoiceBar
        label="Como mostrar o fluxo"
        choices={LOOKS}
        chosen={isList ? 'list' : 'picture'}
        onChoose={(look) => setList(look === 'list')}
        className={styles.toggle}
      />
      <div className={styles.figure}>
        <Field {...frame}>
          <Select
            {...controlAria(frame)}
            value={selected}
            placeholder="Escolha aqui ou na figura"
            options={[...titles].map(([value, title]) => ({ value, label: `${title} (${value})` }))}
            onChange={choose}
          />
        </Field>
        <Stage
          picture={picture}
          view={view}
          onView={setView}
          label="Figura do fluxo: setas movem, + e − aproximam e afastam, 0 mostra tudo. A lista diz o mesmo em palavras."
        >
          <FlowPicture flow={flow} picture={picture} now={now} selected={selected} onSelect={setSelected} />
        </Stage>
        <Legend />
        {selected !== undefined && titles.has(selected) && (
          <section aria-label="O que a pergunta lê e o que a lê" aria-live="polite">
            <h3>{titles.get(selected)}</h3>
            <FlowDetails flow={flow} id={selected} now={now} />
          </section>
        )}
      </div>
      <div className={styles.words}>
        <FlowList flow={flow} now={now} />
      </div>
    </div>
  );
}
