import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { forms, products } from 'virtual:lastro/products';
import { Alert, Field, LinkButton, Select, Skeleton, controlAria } from '../../../renderers/ui';
import { ApiError } from '../../../src/shared/api/ApiError';
import { useUid } from '../../../src/shared/auth/useSession';
import { paths } from '../../../src/shared/paths';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { sold } from '../../../src/shared/products/sold';
import { nameOf } from '../names';
import { draftComparison, draftImpact, draftProposal } from '../places';
import { DraftBench } from './DraftBench';
import { useFolder } from './useFolder';
import { StudioPage } from '../StudioPage';

const built = [...Object.keys(products), ...Object.keys(forms)];

function openable(files: readonly string[] = []): readonly string[] {
  const published = sold().wizards.map(({ wizard }) => wizard);
  const brought = files.flatMap((file) => /^([a-z0-9-]+)\/product\.json$/.exec(file)?.[1] ?? []);
  return [...new Set([...built, ...published, ...brought])];
}

/** What a new draft opens with, as the menu of products does. */
const firstSold = () => sold().wizards[0]?.wizard ?? built[0]!;

/** /produtos/rascunhos/{draft}/{product}: a product as a draft changes it, edited beside its wizard. */
export function DraftPage() {
  const { draft = '', product = firstSold() } = useParams();
  const uid = useUid();
  return <Bench key={`${uid} ${draft} ${product}`} id={draft} product={product} />;
}

function Bench({ id, product }: { id: string; product: string }) {
  const navigate = useNavigate();
  const { folder, error } = useFolder(id, product);
  const frame = { id: 'draft-product', label: 'Produto' };
  const files = folder?.draft.Files;
  const options = useMemo(() => openable(files).map((value) => ({ value, label: nameOf(value) })), [files]);
  return (
    <StudioPage
      title={folder?.draft.Name ?? 'Rascunho'}
      about={<WaysOn id={id} product={product} />}
      choice={
        <Field {...frame}>
          <Select
            {...controlAria(frame)}
            value={product}
            options={options}
            onChange={(next) => next && void navigate(paths.productDraft(id, next))}
          />
        </Field>
      }
    >
      {error !== undefined && !folder && (
        <Alert
          tone="danger"
          title="Não foi possível abrir este rascunho."
          messages={[error instanceof ApiError ? error.message : 'Tente novamente.']}
          live
        >
          <LinkButton asChild kind="secondary" size="sm">
            <Link to={paths.productDrafts}>Ver os rascunhos</Link>
          </LinkButton>
        </Alert>
      )}
      {!folder && error === undefined && <Skeleton lines={10} />}
      {folder && <DraftBench id={id} product={product} folder={folder} />}
    </StudioPage>
  );
}

const WaysOn = ({ id, product }: { id: string; product: string }) => (
  <>
    <TextLink asChild>
      <Link to={draftImpact(id, product)}>Ver impacto</Link>
    </TextLink>
    <TextLink asChild>
      <Link to={draftComparison(id, product)}>Comparar com outra versão</Link>
    </TextLink>
    <TextLink asChild>
      <Link to={paths.definitionSearch} state={{ Version: `rascunho-${id}` }}>
        Buscar neste rascunho
      </Link>
    </TextLink>
    <TextLink asChild>
      <Link to={draftProposal(id, product)}>Propor publicação</Link>
    </TextLink>
  </>
);
