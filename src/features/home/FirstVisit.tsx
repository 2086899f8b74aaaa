import { Link } from 'react-router-dom';
import { Card, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import styles from './home.module.css';

const steps = {
  company: [
    'Peça a primeira cotação: escolha o produto e responda às perguntas.',
    'Quando houver um preço ou uma proposta, ela aparece aqui, em Precisa de você.',
    'Tem apólices de outra corretora? Importe os PDFs e acompanhe todos os prazos no mesmo lugar.',
  ],
  natural: [
    'Importe as apólices que você já tem: basta o PDF de cada uma.',
    'Uma pessoa da corretora confere os dados, e a apólice aparece em Apólices.',
    'Boletos e fins de vigência passam a aparecer aqui, em Precisa de você.',
  ],
};

export function FirstVisit({ isNatural }: { isNatural: boolean }) {
  return (
    <Card as="section" aria-labelledby="first-visit">
      <h2 id="first-visit" className={styles.title}>
        Comece por aqui
      </h2>
      <ol className={styles.steps}>
        {steps[isNatural ? 'natural' : 'company'].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        {!isNatural && (
          <LinkButton asChild>
            <Link to={paths.request}>Pedir cotação</Link>
          </LinkButton>
        )}
        <LinkButton asChild kind={isNatural ? 'primary' : 'secondary'}>
          <Link to={paths.importPolicies}>Importar apólices</Link>
        </LinkButton>
      </div>
    </Card>
  );
}
