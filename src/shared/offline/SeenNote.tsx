import { chakra } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dayText, timeText } from '../../../engine/values';
import { Alert, Button } from '../../../renderers/ui';
import { renewAll, renewOnceThere } from './renewal';
import { isUnansweredAt, seenAt, unansweredStore } from './seenAgain';

export function SeenNote() {
  const unanswered = useSyncExternalStore(unansweredStore.subscribe, unansweredStore.read);
  const { pathname, search } = useLocation();
  const hasUnanswered = unanswered.size > 0;
  useEffect(() => (hasUnanswered ? renewOnceThere() : undefined), [hasUnanswered]);
  const address = pathname + search;
  if (!isUnansweredAt(unanswered, address)) return null;
  const at = seenAt(unanswered, address);
  return (
    <chakra.div mb="4">
      <Alert
        tone="warning"
        live
        title={at ? `Sem conexão. Mostrando o que foi visto em ${momentOf(at)}.` : 'Sem conexão.'}
      >
        <Row>
          <chakra.p flex="1 1 16rem">
            Enviar, aceitar, pagar e abrir documentos esperam por ela; o que você preencher fica neste
            navegador e segue quando ela voltar.
          </chakra.p>
          {at && (
            <Button kind="secondary" size="sm" onClick={renewAll}>
              Tentar novamente
            </Button>
          )}
        </Row>
      </Alert>
    </chakra.div>
  );
}

const momentOf = (at: string) => `${dayText(at)} ${timeText(at)}`;

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
});
