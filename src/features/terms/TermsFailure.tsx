import { Alert, Button } from '../../../renderers/ui';

export const TermsFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Alert tone="danger" title="Não foi possível carregar os termos de uso">
    <p>Verifique sua conexão e tente novamente.</p>
    <Button kind="secondary" size="sm" onClick={onRetry} mt="3">
      Tentar novamente
    </Button>
  </Alert>
);
