import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { RatingAtHand } from '../../../../contract/estimate';
import type { Session } from '../../../../engine/index';
import { useSettledSession, type WizardStore } from '../../../../renderers';
import { announce, Card } from '../../../../renderers/ui';
import { api } from '../../../shared/api/api';
import { Figures } from './Figures';
import { estimateText } from './estimateText';
import { useEstimate } from './useEstimate';
import styles from './estimate.module.css';

/** Announced once typing rests, after the messages about rule changes. */
const REST_MS = 1_500;

const readRating = async (url: string): Promise<RatingAtHand> =>
  (await api.get<RatingAtHand>(url, { noLoading: true, ownErrors: true, patient: false })).data;

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: true, revalidateIfStale: false };

export function EstimateCard({ store }: { readonly store: WizardStore }) {
  const session = useSettledSession(store);
  const { hash } = session.definition.source;
  const { data } = useSWR<RatingAtHand, unknown>(`/rating/${hash}.json`, readRating, ONCE);
  // At once, not once typing rests: what stands with its step pushes nothing down after it.
  const isOpen = useSyncExternalStore(store.subscribe, () => isReached(store.getSession(), data?.Extent));
  if (!data || !isOpen) return null;
  return <OpenEstimate store={store} session={session} atHand={data} />;
}

function isReached({ definition, steps }: Session, paths: readonly string[] = []): boolean {
  return paths.every((path) => {
    const step = steps[definition.byPath.get(path)!.step]!;
    return !step.visible || step.status !== 'pending';
  });
}

interface Props {
  readonly store: WizardStore;
  readonly session: Session;
  readonly atHand: NonNullable<RatingAtHand>;
}

function OpenEstimate({ store, session, atHand }: Props) {
  const told = useEstimate(store, session, atHand);
  const text = told?.estimate ? estimateText(told.estimate, told.change) : '';
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => announce(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Card as="section" aria-label="Preço estimado" className={styles.card}>
      <h2 className={styles.title}>Preço estimado</h2>
      <div className={styles.body}>
        {told ? <Figures told={told} /> : <p className={styles.small}>Calculando…</p>}
      </div>
      <p className={styles.note}>É uma estimativa: quem decide o valor é a seguradora.</p>
    </Card>
  );
}
