import { Alert, Button } from '../../../renderers/ui';

interface NotLoadedProps {
  readonly title: string;
  readonly onRetry: () => void;
  readonly live?: boolean;
}

/** Stands where something would that did not come. */
export const NotLoaded = ({ title, onRetry, live = false }: NotLoadedProps) => (
  <Alert tone="danger" title={title} live={live}>
    <Button kind="secondary" size="sm" mt="2" onClick={onRetry}>
      Tentar novamente
    </Button>
  </Alert>
);
