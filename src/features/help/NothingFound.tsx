import { Link } from 'react-router-dom';
import { Button, Card, EmptyState } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';

export const NothingFound = ({ query, onClear }: { query: string; onClear: () => void }) => (
  <Card>
    <EmptyState
      title={`Nenhum tutorial para “${query.trim()}”`}
      action={
        <Button kind="secondary" onClick={onClear}>
          Limpar busca
        </Button>
      }
    >
      <p>
        Tente outra palavra, fale com o seu executivo ou escreva em{' '}
        <TextLink asChild>
          <Link to={paths.complaints}>Reclamações e Sugestões</Link>
        </TextLink>
        .
      </p>
    </EmptyState>
  </Card>
);
