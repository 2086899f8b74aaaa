import { Button, EmptyState } from '../../../renderers/ui';

/** The server did not give what a page needs: says so and offers to try again. */
export function LoadFailure() {
  return (
    <EmptyState
      title="Não foi possível carregar esta página."
      action={<Button onClick={() => location.reload()}>Tentar novamente</Button>}
    >
      Verifique sua conexão. O que você já informou continua salvo.
    </EmptyState>
  );
}
