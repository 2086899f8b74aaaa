import { lazy, Suspense, useState } from 'react';
import useSWR from 'swr';
import type { ComparisonQuery, VersionQuery } from '../../../../../contract/comparison';
import type { Preview } from '../../../../../contract/workbench';
import { Alert, Button, Card, Skeleton } from '../../../../../renderers/ui';
import { read } from '../../../../shared/api/api';
import { describeError } from '../../../../shared/api/describeError';
import { loadPreview } from '../../loadPreview';
import page from '../../analysts.module.css';
import styles from './twins.module.css';

const TwinWizards = lazy(() => import('./TwinWizards'));

interface Props {
  readonly query: ComparisonQuery;
  /** What the two sides are called. */
  readonly names: { readonly left: string; readonly right: string };
}

/** The wizards of both versions, once they are asked for. */
export function Twins(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-label="Os dois formulários" className={styles.twins}>
      <h2>Os dois formulários</h2>
      <p className={page.muted}>
        O que se responde em um, o outro recebe onde a pergunta existe. O que difere na etapa aberta é dito
        acima deles. Nada é enviado.
      </p>
      {isOpen ? (
        <Loaded {...props} />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            Abrir os dois formulários
          </Button>
        </div>
      )}
    </Card>
  );
}

async function loadVersion(query: VersionQuery) {
  const answer = await read<Preview>(`/workbench/version?${new URLSearchParams({ ...query }).toString()}`);
  return loadPreview(answer, 0);
}

function Loaded({ query: { product, left, right }, names }: Props) {
  const { data, error } = useSWR(
    ['twins', product, left, right],
    async () =>
      Promise.all([loadVersion({ product, version: left }), loadVersion({ product, version: right })]),
    { revalidateOnFocus: false },
  );
  const waiting = <Skeleton label="Abrindo os dois formulários…" lines={8} />;
  if (error !== undefined && !data) return <Alert tone="danger" title={describeError(error).message} live />;
  if (!data) return waiting;
  const [one, other] = data;
  if (!one || !other)
    return <Alert tone="warning" title="Uma das versões tem problemas e não abre um formulário." live />;
  return (
    <Suspense fallback={waiting}>
      <TwinWizards left={one} right={other} names={names} />
    </Suspense>
  );
}
