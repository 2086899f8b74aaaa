import { Link, useNavigate } from 'react-router-dom';
import type { DraftEntry } from '../../../contract/drafts';
import type { TemplateEntry } from '../../../contract/templates';
import { Alert, Button, Card, EmptyState, LinkButton, Skeleton } from '../../../renderers/ui';
import { useSession } from '../../shared/auth/useSession';
import { paths } from '../../shared/paths';
import { wizardById } from '../../shared/products/entries';
import type { WizardState } from '../../shared/requests/navigation';
import { formPage } from '../../shared/requests/places';
import { useKeptFocus } from '../../shared/ui/useKeptFocus';
import pageStyles from '../../shared/ui/page.module.css';
import { DraftItems } from './DraftItems';
import { TemplateItems } from './TemplateItems';
import { useTemplates } from './templates';
import { useDrafts } from './useDrafts';

/** /rascunhos: what a person has begun and not sent. */
export function DraftsPage() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.identity.uid : '';
  const kept = useDrafts(uid);
  const { templates, isWhole, again } = useTemplates();
  // Shown together, so that no late list shifts the page.
  if (!kept.drafts || !templates) return <Skeleton lines={8} label="Carregando rascunhos e modelos…" />;
  const retry = () => {
    kept.again();
    again();
  };
  return (
    <div className={pageStyles.stack}>
      {!(kept.isWhole && isWhole) && <NotWhole onRetry={retry} />}
      {(kept.isWhole || kept.drafts.length > 0) && (
        <DraftList uid={uid} drafts={kept.drafts} again={kept.again} />
      )}
      {(isWhole || templates.length > 0) && <TemplateList templates={templates} again={again} />}
    </div>
  );
}

const NotWhole = ({ onRetry }: { onRetry: () => void }) => (
  <Alert tone="danger" title="Não foi possível carregar seus rascunhos e modelos." live>
    <p>Eles continuam guardados.</p>
    <Button kind="secondary" size="sm" onClick={onRetry}>
      Tentar novamente
    </Button>
  </Alert>
);

interface TemplatesProps {
  readonly templates: readonly TemplateEntry[];
  readonly again: () => void;
}

function TemplateList({ templates, again }: TemplatesProps) {
  const kept = useKeptFocus<HTMLElement>();
  return (
    <Card as="section" {...kept} aria-labelledby="templates-title">
      <h2 id="templates-title" className={pageStyles.heading}>
        Modelos
      </h2>
      {templates.length === 0 && (
        <EmptyState title="Nenhum modelo.">
          <p>Use “Salvar como modelo” ao preencher uma solicitação, ou na página de uma já enviada.</p>
        </EmptyState>
      )}
      {templates.length > 0 && <TemplateItems templates={templates} onChange={again} />}
    </Card>
  );
}

interface DraftsProps {
  readonly uid: string;
  readonly drafts: readonly DraftEntry[];
  readonly again: () => void;
}

function DraftList({ uid, drafts, again }: DraftsProps) {
  const navigate = useNavigate();
  const resume = ({ Product, Key }: DraftEntry) => {
    const entry = wizardById(Product);
    if (entry) void navigate(formPage(entry), { state: { resume: Key } satisfies WizardState });
  };
  const kept = useKeptFocus<HTMLElement>();
  return (
    <Card as="section" {...kept} aria-labelledby="drafts-title">
      <h2 id="drafts-title" className={pageStyles.heading}>
        Rascunhos
      </h2>
      {drafts.length === 0 && (
        <EmptyState
          title="Nenhum rascunho."
          action={
            <LinkButton asChild kind="secondary" size="sm">
              <Link to={paths.request}>Nova Solicitação</Link>
            </LinkButton>
          }
        >
          <p>O que você começar a preencher e não enviar fica aqui.</p>
        </EmptyState>
      )}
      {drafts.length > 0 && <DraftItems uid={uid} drafts={drafts} onResume={resume} onChange={again} />}
    </Card>
  );
}
