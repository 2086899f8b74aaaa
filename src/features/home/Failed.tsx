import { Alert, Button } from '../../../renderers/ui';

export function Failed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Alert tone="danger" title={`Não foi possível carregar ${what}`}>
      <Button kind="secondary" size="sm" mt="2" onClick={onRetry}>
        Tentar novamente<span className="ui-hidden">: {what}</span>
      </Button>
    </Alert>
  );
}
