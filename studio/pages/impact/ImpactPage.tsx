import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../src/shared/paths';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { StudioPage } from '../StudioPage';
import { nameOf } from '../names';
import { ImpactCard } from './ImpactCard';

/** /produtos/rascunhos/{draft}/{product}/impacto: what publishing the draft would do to a product. */
export function ImpactPage() {
  const { draft = '', product = '' } = useParams();
  const name = nameOf(product);
  return (
    <StudioPage
      title={name}
      about={
        <TextLink asChild>
          <Link to={paths.productDraft(draft, product)}>Voltar ao rascunho</Link>
        </TextLink>
      }
    >
      <ImpactCard key={`${draft} ${product}`} address={`/workbench/draft/${draft}`} product={product} />
    </StudioPage>
  );
}
