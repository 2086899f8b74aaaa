import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Card, Checkbox, EmptyState, Skeleton } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { openFile } from '../../../shared/products/documents';
import { attachmentUrl, useDeskComplaints } from '../../complaints/api';
import type { DeskComplaint } from '../../../../contract/complaints';
import { ComplaintCard } from '../../complaints/ComplaintCard';
import { NotLoaded } from '../../../shared/ui/NotLoaded';
import { ReplyForm } from './ReplyForm';

/** /executivo/reclamacoes: what customers wrote, and the place to answer. */
export function DeskComplaintsPage() {
  const [onlyOpen, setOnlyOpen] = useState(true);
  const { data: complaints, error, mutate } = useDeskComplaints(onlyOpen);
  return (
    <chakra.div display="grid" gap="4">
      <Checkbox id="only-open" value={onlyOpen} onChange={setOnlyOpen}>
        Mostrar somente as que esperam resposta
      </Checkbox>
      {error && !complaints && (
        <NotLoaded title="Não foi possível carregar as mensagens" onRetry={() => void mutate()} />
      )}
      {!complaints && !error && <Skeleton lines={6} />}
      {complaints?.length === 0 && (
        <Card>
          <EmptyState>
            {onlyOpen ? 'Nenhuma mensagem espera resposta.' : 'Nenhum cliente escreveu ainda.'}
          </EmptyState>
        </Card>
      )}
      {complaints?.map((complaint) => (
        <Entry key={complaint.Protocol} complaint={complaint} onAnswered={() => void mutate()} />
      ))}
    </chakra.div>
  );
}

function Entry({ complaint, onAnswered }: { complaint: DeskComplaint; onAnswered: () => void }) {
  const { Protocol, Author, Answer } = complaint;
  return (
    <ComplaintCard
      complaint={complaint}
      author={`${Author.Name} · ${Author.Email}`}
      onOpenFile={() => void openFile(attachmentUrl(Protocol))}
    >
      {Answer === null && <ReplyForm protocol={Protocol} onAnswered={onAnswered} onFailure={showError} />}
    </ComplaintCard>
  );
}
