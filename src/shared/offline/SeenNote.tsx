import { chakra } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dayText, timeText } from '../../../engine/values';
import { Alert, Button } from '../../../renderers/ui';
import { renewAll, renewOnceThere } from './renewal';
import { isUnansweredAt, seenAt, unansweredStore } from './seenAgain';

/** Over a page: that nobody answers, of when what it shows is, and what has to wait. It goes by itself. */
export function SeenNote() {
  const unanswered = useSyncExternalStore(unansweredStore.subscribe, unansweredStore.read);
  const { pathname, search } = useLocation();
  const hasUnanswered = unanswered.size > 0;
  useEffect(() => (hasUnanswered ? renewOnceThere() : undefined), [hasUnanswered]);
  const address = pathname + search;
  if (!isUnansweredAt(unanswered, address)) return null;
  const at = seenAt(unanswered, address);
  return (
    <Place>
      <Alert
        tone="warning"
        live
        title={at ? `Sem conexão. Mostrando o que foi visto em ${momentOf(at)}.` : 'Sem conexão.'}
      >
        <p>
          Enviar, aceitar, pagar e abrir documentos precisam de conexão. O que você preencher fica neste
          navegador e é enviado quando ela voltar; a página então se atualiza sozinha.
        </p>
      </Alert>
      {at && (
        <Button kind="secondary" size="sm" onClick={renewAll}>
          Tentar novamente
        </Button>
      )}
    </Place>
  );
}

const momentOf = (at: string) => `${dayText(at)} ${timeText(at)}`;

const Place = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', mb: '5' },
});
