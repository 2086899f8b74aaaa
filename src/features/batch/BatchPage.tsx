import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CompiledDefinition, Environment } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { Skeleton } from '../../../renderers/ui';
import { useSession } from '../../shared/auth/useSession';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { hashOfConstants } from '../../shared/products/constants';
import { LoadFailure } from '../../shared/products/LoadFailure';
import { useDefinition } from '../../shared/products/useDefinition';
import { useEnvironment } from '../../shared/products/useEnvironment';
import { TextLink } from '../../shared/ui/TextLink';
import { BatchCard } from './BatchCard';
import { ChooseCard } from './ChooseCard';
import { ColumnsCard } from './ColumnsCard';
import { RowsCard } from './RowsCard';
import { useBatch } from './useBatch';
import { useSheet } from './useSheet';
import styles from './batch.module.css';

/** /cotacao/{product path}/varios: a spreadsheet becomes as many requests of the product. */
export function BatchPage({ entry }: { entry: RequestEntry }) {
  usePageTitle(`${entry.name}: vários de uma vez`, 'Vários de uma vez');
  const { env, definitions, error } = useEnvironment(undefined, { anew: true });
  const inForce = definitions ? definitions[entry.wizard] : null;
  const { definition, error: failure } = useDefinition(entry.wizard, inForce);
  const session = useSession();
  if (error || failure) return <LoadFailure />;
  if (!env || !definition || session.status !== 'signed-in') return <Skeleton lines={8} />;
  return <Loaded {...{ entry, env, definition }} uid={session.identity.uid} />;
}

interface Props {
  readonly entry: RequestEntry;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
  readonly uid: string;
}

function Loaded({ entry, definition, uid, ...props }: Props) {
  // Kept from the first render, so that rows already judged stay valid on a new day.
  const [env] = useState(props.env);
  const sheet = useSheet({ uid, wizard: entry.wizard, definition: definition.source.hash, env });
  const constants = hashOfConstants(env.constants);
  const batch = useBatch({ uid, entry, definition, constants });
  if (sheet.isBroken) return <LoadFailure />;
  return (
    <div className={styles.page} data-chosen={sheet.sheet || sheet.isReading ? '' : undefined}>
      <p className={styles.lead}>
        Cada linha da planilha vira uma solicitação de {entry.name}, conferida pelas mesmas regras do
        formulário. Nada é enviado antes de você confirmar. Documentos são anexados depois, em cada
        solicitação.{' '}
        <TextLink asChild>
          <Link to={paths.wizard(entry.route ?? '')}>Pedir só uma</Link>
        </TextLink>
      </p>
      {batch.batch && batch.batch.id !== sheet.sheet?.id && <BatchCard batch={batch} />}
      <ChooseCard entry={entry} sheet={sheet} isLocked={batch.isSending} />
      {sheet.sheet && sheet.columns && (
        <ColumnsCard
          key={sheet.sheet.raw.headers.join('\n')}
          sheet={sheet.sheet}
          columns={sheet.columns}
          isLocked={batch.isSending}
          onMatch={sheet.match}
        />
      )}
      {batch.batch && batch.batch.id === sheet.sheet?.id && <BatchCard batch={batch} />}
      {sheet.sheet && sheet.columns && (
        <RowsCard sheet={sheet.sheet} columns={sheet.columns} onCorrect={sheet.correct} batch={batch} />
      )}
    </div>
  );
}
