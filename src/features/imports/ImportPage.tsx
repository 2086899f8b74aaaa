import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { maskedTaxId } from '../../../engine/values';
import { Alert, Card, Field, FileDrop, Skeleton } from '../../../renderers/ui';
import { useUser } from '../../shared/user/useUser';
import { NotLoaded } from '../../shared/ui/NotLoaded';
import { useHolders } from './api';
import { ImportFileCard } from './ImportFileCard';
import styles from './imports.module.css';
import { SentImports } from './SentImports';
import { useImportFiles } from './useImportFiles';

/** /importacao-de-apolices: policies of other brokerages, sent as PDFs for a person to validate (decision 39). */
export function ImportPage() {
  const { user } = useUser();
  const { holders, error, retry } = useHolders();
  return (
    <div className={styles.page}>
      <p className={styles.lead}>
        Envie o PDF de apólices que você contratou em outro lugar e acompanhe tudo no mesmo portal. Uma pessoa
        da corretora confere cada uma antes de ela aparecer em Apólices.
      </p>
      {Boolean(error) && !holders && (
        <NotLoaded title="Não foi possível carregar os seus clientes" live onRetry={retry} />
      )}
      {user && holders ? (
        <Files
          key={user.uid}
          uid={user.uid}
          clients={holders.map(({ name, cpfcnpj }) => ({
            value: cpfcnpj,
            label: `${name} · ${maskedTaxId(cpfcnpj)}`,
          }))}
        />
      ) : (
        !error && <Skeleton lines={6} />
      )}
      <SentImports />
    </div>
  );
}

const drop = { id: 'import-files', label: 'Apólices em PDF', hint: 'Cada arquivo com até 10 MB.' };

function NotTaken({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.above}>
      <Alert tone="danger" live title={title}>
        <p>Não enviamos {names.join(', ')}.</p>
      </Alert>
    </div>
  );
}

function Files({ uid, clients }: { uid: string; clients: readonly { value: string; label: string }[] }) {
  const { mutate } = useSWRConfig();
  const { files, add, retry, remove, sent } = useImportFiles(
    uid,
    clients.map(({ value }) => value),
  );
  const [others, setOthers] = useState<readonly string[]>([]);
  const [again, setAgain] = useState<readonly string[]>([]);
  if (clients.length === 0)
    return <Alert tone="warning" title="Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo." />;
  return (
    <>
      <Card>
        <Field {...drop} group>
          <FileDrop
            id={drop.id}
            many
            files={[]}
            onTake={() => {
              setOthers([]);
              setAgain([]);
            }}
            onAdd={(file) => {
              if (!add(file)) setAgain((names) => [...names, file.name]);
            }}
            onOpen={() => undefined}
            onRemove={() => undefined}
            onReject={(_reason, rejected) => setOthers(rejected.map(({ name }) => name))}
          />
        </Field>
        <NotTaken title="Somente arquivos PDF" names={others} />
        <NotTaken title="Já está nesta importação" names={again} />
      </Card>
      {files.length > 0 && (
        <section aria-label="Arquivos desta importação" className={styles.section}>
          {files.map((file) => (
            <ImportFileCard
              key={file.id}
              file={file}
              clients={clients}
              onRetry={() => retry(file.id)}
              onRemove={() => remove(file)}
              onSent={(identifier) => {
                sent(file, identifier);
                void mutate('/InsurancePolicy/imports');
              }}
            />
          ))}
        </section>
      )}
    </>
  );
}
