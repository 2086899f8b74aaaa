import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Alert, EmptyState, Skeleton } from '../../../renderers/ui';
import { useUser } from '../../shared/user/useUser';
import { openDocument } from '../../shared/products/documents';
import { useComplaints } from './api';
import { ComplaintCard } from './ComplaintCard';
import { ComplaintForm } from './ComplaintForm';
import { afterLoading } from '../../shared/ui/afterLoading';
import { NotLoaded } from '../../shared/ui/NotLoaded';

/** /reclamacoes-sugestoes: a message to the brokerage, and what became of the earlier ones. */
export function ComplaintsPage() {
  const { user } = useUser();
  const { mutate } = useComplaints();
  const [protocol, setProtocol] = useState<string>();
  const sent = (number: string) => {
    setProtocol(number);
    void mutate();
  };
  if (!user) return <Skeleton lines={8} />;
  return (
    <chakra.div display="grid" gap="6">
      <p>
        Registre aqui o que não saiu como deveria ou uma ideia para o portal. Cada mensagem recebe um número
        de protocolo, e a resposta aparece nesta página.
      </p>
      {protocol && <Receipt key={protocol} protocol={protocol} onClose={() => setProtocol(undefined)} />}
      <ComplaintForm uid={user.uid} onSent={sent} />
      <History />
    </chakra.div>
  );
}

/** Takes focus, since the form below is reset. */
function Receipt({ protocol, onClose }: { protocol: string; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="success" title="Recebemos sua mensagem" onClose={onClose} live>
        <p className="ui-figures">
          Protocolo <strong>{protocol}</strong>. Guarde este número para acompanhar a resposta.
        </p>
      </Alert>
    </div>
  );
}

function History() {
  const { data: complaints, error, mutate } = useComplaints();
  return (
    <chakra.section aria-labelledby="history-title" display="grid" gap="4" css={afterLoading}>
      <chakra.h2 id="history-title" fontSize="lg">
        Histórico
      </chakra.h2>
      {error && !complaints && (
        <NotLoaded title="Não foi possível carregar o histórico" onRetry={() => void mutate()} />
      )}
      {!complaints && !error && <Skeleton lines={4} />}
      {complaints?.length === 0 && (
        <EmptyState>Você ainda não enviou nenhuma reclamação ou sugestão.</EmptyState>
      )}
      {complaints?.map((complaint) => (
        <ComplaintCard
          key={complaint.Protocol}
          complaint={complaint}
          onOpenFile={() => complaint.Document && void openDocument(complaint.Document)}
        />
      ))}
    </chakra.section>
  );
}
