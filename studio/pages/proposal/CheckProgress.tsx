import useSWR from 'swr';
import type { CheckProgress as Progress } from '../../contract/publishing';
import { Button } from '../../../renderers/ui';
import { api } from '../../../src/shared/api/api';
import { nameOf } from '../names';
import styles from '../drafts/drafts.module.css';

const EVERY_MS = 400;

const readProgress = async (url: string): Promise<Progress> =>
  (await api.get<Progress>(url, { noLoading: true, ownErrors: true })).data;

/** Progress of the check before a proposal, if this process knows it, with Cancel. */
export function CheckProgress({ onCancel }: { onCancel: () => void }) {
  const { data } = useSWR<Progress, unknown>('/publishing/check', readProgress, {
    refreshInterval: EVERY_MS,
  });
  const checking = data?.Checking;
  const name = checking && nameOf(checking.Product);
  return (
    <div className={styles.bar}>
      <output>
        {checking ? `Conferindo ${name}: ${checking.Done + 1} de ${checking.Total}…` : 'Conferindo…'}
      </output>
      <Button kind="quiet" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
