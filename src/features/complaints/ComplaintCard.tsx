import { chakra } from '@chakra-ui/react';
import { CheckCircle2, Clock, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Card } from '../../../renderers/ui';
import { momentText } from '../../../engine/values';
import { complaintLabels } from '../../../contract/statuses/complaint';
import { kindNames } from './api';
import type { Complaint } from '../../../contract/complaints';

export interface ComplaintCardProps {
  complaint: Complaint;
  author?: string;
  onOpenFile: () => void;
  children?: ReactNode;
}

export function ComplaintCard({ complaint, author, onOpenFile, children }: ComplaintCardProps) {
  const { Protocol, Kind, Subject, Text, Document, CreatedAt } = complaint;
  return (
    <Card asChild display="grid" gap="3">
      <article aria-labelledby={`${Protocol}-subject`}>
        <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
          <chakra.p fontSize="sm" color="muted" className="ui-figures">
            Protocolo {Protocol} · {kindNames[Kind]} · {momentText(CreatedAt)}
          </chakra.p>
          <Status status={complaint.Status} />
        </chakra.div>
        <chakra.h3 id={`${Protocol}-subject`} fontSize="md" overflowWrap="anywhere">
          {Subject}
        </chakra.h3>
        {author && (
          <chakra.p fontSize="sm" color="muted" overflowWrap="anywhere">
            {author}
          </chakra.p>
        )}
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxW="75ch">
          {Text}
        </chakra.p>
        {Document && (
          <Button
            kind="quiet"
            size="sm"
            icon={<FileText size={16} />}
            onClick={onOpenFile}
            justifySelf="start"
          >
            {Document.DocumentName}
          </Button>
        )}
        {complaint.Answer && <Answer text={complaint.Answer} at={complaint.AnsweredAt} />}
        {children}
      </article>
    </Card>
  );
}

const signs = { analysing: Clock, answered: CheckCircle2 };

const Label = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
  variants: {
    status: {
      analysing: { bg: 'warning.bg', color: 'warning.fg' },
      answered: { bg: 'success.bg', color: 'success.fg' },
    },
  },
});

function Status({ status }: { status: Complaint['Status'] }) {
  const Sign = signs[status];
  return (
    <Label status={status}>
      <Sign size={14} aria-hidden="true" />
      {complaintLabels[status]}
    </Label>
  );
}

function Answer({ text, at }: { text: string; at: string | null }) {
  return (
    <chakra.div borderStart="4px solid" borderColor="success.line" bg="success.bg" borderRadius="md" p="4">
      <chakra.p fontWeight="semibold" fontSize="sm" mb="1" className="ui-figures">
        Resposta{at && ` em ${momentText(at)}`}
      </chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxW="75ch">
        {text}
      </chakra.p>
    </chakra.div>
  );
}
