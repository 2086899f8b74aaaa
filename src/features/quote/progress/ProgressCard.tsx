import { Clock3, Hand } from 'lucide-react';
import useSWR from 'swr';
import type { Quote } from '../../../../contract/quotes';
import { isDenied } from '../../../../contract/statuses/quote';
import type { Timeline as Told, Turn } from '../../../../contract/timeline';
import { Button, Card, Skeleton } from '../../../../renderers/ui';
import { api, orSeen } from '../../../shared/api/api';
import { useContacts } from '../../../shared/contacts/useContacts';
import { Timeline } from '../../../shared/ui/Timeline';
import { useUser } from '../../../shared/user/useUser';
import { serverNow } from '../../../shared/config/serverClock';
import { ExecutiveContact } from '../../contacts/ExecutiveContact';
import { eventLine, eventTitle, turnWords } from './words';
import pageStyles from '../../../shared/ui/page.module.css';
import styles from './progress.module.css';

interface Read {
  readonly told: Told;
  readonly at: Date;
}

const REFRESH = 300_000;

/** A failure is told in the card itself: the page goes on without it. */
const readTimeline = async (url: string): Promise<Read> => {
  const ask = async () => (await api.get<Told>(url, { noLoading: true, ownErrors: true })).data;
  return { told: await orSeen(url, ask), at: serverNow() };
};

export function ProgressCard({ quote: { Identifier, Status, Endorsement } }: { quote: Quote }) {
  const url = `/quote/timeline?identifier=${encodeURIComponent(Identifier)}`;
  const key = [url, Status, Endorsement?.Issued?.Undone?.At];
  const { data, error, mutate } = useSWR<Read, unknown>(key, () => readTimeline(url), {
    keepPreviousData: true,
    refreshInterval: REFRESH,
    shouldRetryOnError: false,
  });
  return (
    <Card as="section" aria-labelledby="progress-title">
      <h2 id="progress-title" className={pageStyles.heading}>
        Acompanhamento
      </h2>
      {data ? (
        <Progress {...data} isDenied={isDenied(Status)} />
      ) : error ? (
        <div className={styles.failed}>
          <p>Não foi possível carregar o acompanhamento.</p>
          <Button kind="secondary" size="sm" onClick={() => void mutate()}>
            Tentar novamente
          </Button>
        </div>
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  );
}

function Progress({
  told: { Events, Turn: turn },
  at: now,
  isDenied: wasDenied,
}: Read & { isDenied: boolean }) {
  const { user } = useUser();
  const steps = Events.map((event, at) => ({
    key: at,
    title: eventTitle(event),
    lines: [eventLine(event)],
    isCurrent: at === Events.length - 1,
  }));
  return (
    <>
      {turn && (user ? <OwnTurn turn={turn} now={now} /> : <TurnNote turn={turn} now={now} />)}
      {wasDenied && user && <ExecutiveContact className={styles.contact} />}
      <Timeline steps={steps.toReversed()} label="O que aconteceu, do mais recente ao mais antigo" />
    </>
  );
}

function OwnTurn({ turn, now }: { turn: Turn; now: Date }) {
  const executive = useContacts()?.executive;
  return (
    <>
      <TurnNote turn={turn} now={now} executive={executive?.name} />
      {turn.Who === 'brokerage' && <ExecutiveContact className={styles.contact} />}
    </>
  );
}

function TurnNote({ turn, now, executive }: { turn: Turn; now: Date; executive?: string | undefined }) {
  const { title, text, isLate } = turnWords(turn, now, executive);
  const Icon = turn.Who === 'customer' ? Hand : Clock3;
  return (
    <div className={styles.turn} data-late={isLate || undefined}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
