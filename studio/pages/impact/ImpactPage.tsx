import { Link, useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../src/shared/config/useDocumentTitle';
import { Brand } from '../../../src/shared/layout/Brand';
import { FocusedTitle } from '../../../src/shared/layout/FocusedTitle';
import { paths } from '../../../src/shared/paths';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { wizardById } from '../../../src/shared/products/entries';
import { ImpactCard } from './ImpactCard';
import page from '../analysts.module.css';

/** /produtos/rascunhos/{draft}/{product}/impacto: what publishing the draft would do to a product. */
export function ImpactPage() {
  const { draft = '', product = '' } = useParams();
  const name = wizardById(product)?.name ?? product;
  useDocumentTitle(`Impacto em ${name}`);
  return (
    <main className={page.page}>
      <header>
        <Brand />
        <FocusedTitle key={product} text={name} />
        <p>
          <TextLink asChild>
            <Link to={paths.productDraft(draft, product)}>Voltar ao rascunho</Link>
          </TextLink>
        </p>
      </header>
      <ImpactCard key={`${draft} ${product}`} address={`/workbench/draft/${draft}`} product={product} />
    </main>
  );
}
