import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, EmptyState, Field, Pager, Select, Skeleton } from '../../../../renderers/ui';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { LoadFailure } from '../../../shared/products/LoadFailure';
import { LinkTable } from './LinkTable';
import { useLinks } from './links';
import type { LinkState } from '../../../../contract/links';
import { NewLinkDialog } from './NewLinkDialog';
import pageStyles from '../../../shared/ui/page.module.css';
import styles from '../desk.module.css';

const states = [
  { value: 'active', label: 'Ativos' },
  { value: 'expired', label: 'Expirados' },
  { value: 'revoked', label: 'Revogados' },
];

/** /executivo/links: the links by which clients are asked for, and a new one. */
export function LinksPage() {
  usePageTitle('Links para clientes');
  const [state, setState] = useState<LinkState | undefined>('active');
  const [page, setPage] = useState(1);
  const [making, setMaking] = useState(false);
  const { data, error } = useLinks(state, page);
  const choose = (next: string | undefined) => {
    setState(next as LinkState | undefined);
    setPage(1);
  };
  return (
    <div className={pageStyles.stack}>
      <Card as="section" aria-label="Links para clientes">
        <p className={styles.lead}>
          Com um link você preenche uma solicitação em nome de um cliente, sem a senha dele. Cada link vale
          para um cliente e por 7 dias.
        </p>
        <div className={styles.linksBar}>
          <Field id="link-state" label="Situação">
            <Select id="link-state" value={state} options={states} placeholder="Todos" onChange={choose} />
          </Field>
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setMaking(true)}>
            Criar link
          </Button>
        </div>
        {!data && (error ? <LoadFailure /> : <Skeleton lines={6} />)}
        {data && data.Items.length === 0 && (
          <EmptyState title="Nenhum link nesta situação.">Crie um link para um cliente seu.</EmptyState>
        )}
        {data && data.Items.length > 0 && <LinkTable links={data.Items} />}
        {data && (
          <Pager
            page={data.Page}
            pageSize={data.PageSize}
            total={data.Total}
            onPage={setPage}
            label="Páginas de links"
          />
        )}
      </Card>
      {making && <NewLinkDialog onClose={() => setMaking(false)} />}
    </div>
  );
}
