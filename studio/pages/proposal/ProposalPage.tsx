import { Link, useNavigate, useParams } from 'react-router-dom';
import { Alert, Card, Skeleton } from '../../../renderers/ui';
import { ApiError } from '../../../src/shared/api/ApiError';
import { paths } from '../../../src/shared/paths';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { Comments } from '../comments/Comments';
import { DraftPlace } from '../comments/DraftPlace';
import { useDiscussion } from '../comments/useDiscussion';
import { useFolder, type Folder } from '../drafts/useFolder';
import { ImpactCard } from '../impact/ImpactCard';
import { CheckProgress } from './CheckProgress';
import { ProposalForm } from './ProposalForm';
import { Refused } from './Refused';
import { proposeDraft, useProposal, type Wish } from './useProposal';
import { useTyped } from './useTyped';
import { StudioPage } from '../StudioPage';
import page from '../analysts.module.css';
import drafts from '../drafts/drafts.module.css';

/** /produtos/rascunhos/{draft}/{product}/propor: what publishing a draft would do, and handing it in for approval. */
export function ProposalPage() {
  const { draft = '', product = '' } = useParams();
  const { folder, error } = useFolder(draft, product);
  const talk = useDiscussion(`rascunho-${draft}`);
  return (
    <StudioPage
      title="Propor publicação"
      about={
        <TextLink asChild>
          <Link to={paths.productDraft(draft, product)}>{folder?.draft.Name ?? 'Rascunho'}</Link>
        </TextLink>
      }
    >
      <ImpactCard address={`/workbench/draft/${draft}`} product={product} />
      {error !== undefined && !folder && (
        <Alert
          tone="danger"
          title="Não foi possível abrir este rascunho."
          messages={error instanceof ApiError ? [error.message] : []}
          live
        />
      )}
      {!folder && error === undefined && <Skeleton lines={6} />}
      {folder && <Proposal id={draft} product={product} folder={folder} />}
      {folder && (
        <Comments
          about={`rascunho-${draft}`}
          talk={talk}
          renderPlace={(place) => <DraftPlace draft={draft} product={product} place={place} />}
        />
      )}
    </StudioPage>
  );
}

function Proposal({ id, product, folder }: { id: string; product: string; folder: Folder }) {
  const navigate = useNavigate();
  const { isBusy, refusal, send, cancel } = useProposal((wish, signal) =>
    proposeDraft(id, product, wish, signal),
  );
  const { typed, change, forget } = useTyped(id);
  const { Files } = folder.draft;
  const refusedDay = refusal?.code === 'FROM_PASSED' ? refusal.message : undefined;
  const hasUnsaved = folder.unsaved.length > 0;
  const propose = async (wish: Wish) => {
    if (!(await send(wish))) return;
    forget();
    await navigate(paths.publications);
  };
  return (
    <Card aria-label="Proposta" className={drafts.form}>
      <p className={page.muted}>
        {Files.length === 0 ? 'Este rascunho ainda não muda nada.' : `O que muda: ${Files.join(', ')}`}
      </p>
      {hasUnsaved && (
        <Alert tone="warning" title="O rascunho tem mudanças não gravadas: grave antes de propor." />
      )}
      {refusal && !refusedDay && <Refused id={id} product={product} refusal={refusal} />}
      <ProposalForm
        typed={typed}
        onTyped={change}
        isBusy={isBusy}
        refusedDay={refusedDay}
        isBlocked={hasUnsaved || Files.length === 0}
        onSend={(wish) => void propose(wish)}
      />
      {isBusy && <CheckProgress onCancel={cancel} />}
    </Card>
  );
}
