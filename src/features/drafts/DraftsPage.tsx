import { Link, useNavigate } from 'react-router-dom';
import type { DraftEntry } from '../../../contract/drafts';
import { Card, EmptyState, LinkButton, Skeleton } from '../../../renderers/ui';
import { useSession } from '../../shared/auth/useSession';
import { paths } from '../../shared/paths';
import { wizardById } from '../../shared/products/entries';
import type { WizardState } from '../../shared/requests/navigation';
import { formPage } from '../../shared/requests/places';
import pageStyles from '../../shared/ui/page.module.css';
import { DraftItems } from './DraftItems';
import { TemplateItems } from './TemplateItems';
import { useTemplates } from './templates';
import { useDrafts } from './useDrafts';

/** /rascunhos: what a person has begun and not sent. */
export function DraftsPage() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.identity.uid : '';
  return (
    <div className={pageStyles.stack}>
      <DraftList uid={uid} />
      <TemplateList />
    </div>
  );
}

function TemplateList() {
  const { templates, again } = useTemplates();
  return (
    <Card as="section" aria-labelledby="templates-title">
      <h2 id="templates-title" className={pageStyles.heading}>
        Modelos
      </h2>
      {!templates && <Skeleton lines={4} label="Carregando modelos…" />}
      {templates?.length === 0 && (
        <EmptyState title="Nenhum modelo.">
          <p>Use “Salvar como modelo” ao preencher uma solicitação, ou na página de uma já enviada.</p>
        </EmptyState>
      )}
      {templates && templates.length > 0 && <TemplateItems templates={templates} onChange={again} />}
    </Card>
  );
}

function DraftList({ uid }: { uid: string }) {
  const navigate = useNavigate();
  const { drafts, again } = useDrafts(uid);
  const resume = ({ Product, Key }: DraftEntry) => {
    const entry = wizardById(Product);
    if (entry) void navigate(formPage(entry), { state: { resume: Key } satisfies WizardState });
  };
  return (
    <Card as="section" aria-labelledby="drafts-title">
      <h2 id="drafts-title" className={pageStyles.heading}>
        Rascunhos
      </h2>
      {!drafts && <Skeleton lines={4} label="Carregando rascunhos…" />}
      {drafts?.length === 0 && (
        <EmptyState title="Nenhum rascunho.">
          <p>O que você começar a preencher e não enviar fica aqui.</p>
          <LinkButton asChild kind="secondary" size="sm">
            <Link to={paths.request}>Nova Solicitação</Link>
          </LinkButton>
        </EmptyState>
      )}
      {drafts && drafts.length > 0 && (
        <DraftItems uid={uid} drafts={drafts} onResume={resume} onChange={again} />
      )}
    </Card>
  );
}
