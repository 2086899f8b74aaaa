import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Alert } from '../../../renderers/ui';
import { waitingStore } from './patience';

export function WaitingNotice() {
  const seconds = useSyncExternalStore(waitingStore.subscribe, waitingStore.read);
  if (seconds === null) return null;
  return (
    <Place>
      <Alert live tone="warning" title="Muitas solicitações em pouco tempo">
        <p>
          O portal continua sozinho em {seconds} {seconds === 1 ? 'segundo' : 'segundos'}. Não é preciso
          atualizar a página.
        </p>
      </Alert>
    </Place>
  );
}

const Place = chakra('div', {
  base: {
    position: 'fixed',
    top: '4',
    insetX: '4',
    zIndex: 'toast',
    maxW: '44rem',
    mx: 'auto',
    boxShadow: 'overlay',
  },
});
