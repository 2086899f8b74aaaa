import { dayText, maskedTaxId, momentText, phoneText } from '../../../../engine/values';
import { Alert, Card, SummaryItems } from '../../../../renderers/ui';
import { isAnalysed, isOffered } from '../../../../contract/statuses/quote';
import type { DeskRequest } from '../../../../contract/desk';
import { nettingText } from '../../../shared/requests/nettingText';
import { StatusBadge } from '../StatusBadge';
import { amountText } from '../texts';
import styles from './request.module.css';

export function RequestHead({ request }: { request: DeskRequest }) {
  const { Status, Product, Identifier, AnalysisReason, LastReason, Doubt } = request;
  return (
    <Card as="section" aria-labelledby="request-title">
      <div className={styles.head}>
        <h2 id="request-title" className={styles.heading}>
          {Product.Name} · {Identifier}
        </h2>
        <StatusBadge identifier={Identifier} status={Status} />
      </div>
      <SummaryItems items={factsOf(request)} />
      <div className={styles.notes}>
        {request.Deadline?.IsOver && (
          <Alert tone="danger" title="Prazo legal vencido">
            <p>
              Os {request.Deadline.Days} dias da Lei 15.040/2024 para a resposta terminaram em{' '}
              {dayText(request.Deadline.Until)}. Nada foi decidido por isso: responda agora, e negue somente
              com justificativa por escrito.
            </p>
          </Alert>
        )}
        {AnalysisReason && (
          <Alert tone="info" title="O cliente pediu uma análise">
            <p>{AnalysisReason}</p>
          </Alert>
        )}
        {Doubt && (
          <Alert tone="warning" title="Confira antes de decidir">
            <p>{Doubt}</p>
          </Alert>
        )}
        {isAnalysed(Status) &&
          LastReason &&
          LastReason !== AnalysisReason &&
          LastReason !== Doubt &&
          LastReason !== 'edited' && (
            <Alert tone="warning" title="Por que está em análise">
              <p>{LastReason}</p>
            </Alert>
          )}
        {isOffered(Status) && request.Quote?.Netted && (
          <Alert tone="info" title="Este endosso devolve parte do prêmio">
            <p>{nettingText(request.Quote.Netted, 'ao cliente')}</p>
          </Alert>
        )}
        <Answered questionnaire={request.Questionnaire} />
        {request.QuoteDenied && (
          <Alert tone="danger" title={`Negada em ${momentText(request.QuoteDenied.DeniedAt)}`}>
            <p>Motivo: {request.QuoteDenied.Reason}</p>
          </Alert>
        )}
      </div>
    </Card>
  );
}

function answerText(answer: boolean | null): string {
  if (answer === null) return 'Sem resposta.';
  return answer ? 'Sim. O cliente espera o contato do executivo responsável.' : 'Não.';
}

function Answered({ questionnaire }: { questionnaire: DeskRequest['Questionnaire'] }) {
  if (!questionnaire) return null;
  const { Question, Answer, AnsweredAt } = questionnaire;
  return (
    <Alert tone={Answer ? 'warning' : 'info'} title={Question}>
      <p>
        {answerText(Answer)} Respondido em {momentText(AnsweredAt)}.
      </p>
    </Alert>
  );
}

function factsOf({ Holder, Requester, CreatedAt, Status, Quote, Proposal, Policy, Deadline }: DeskRequest) {
  return [
    { term: 'Tomador', description: holderText(Holder) },
    { term: 'Solicitante', description: requesterText(Requester) },
    { term: 'Recebida em', description: momentText(CreatedAt) },
    ...(Deadline ? [{ term: 'Prazo legal', description: legalText(Deadline) }] : []),
    ...(isOffered(Status) && Quote
      ? [{ term: 'Prêmio total', description: amountText(Quote.GrossPremium) }]
      : []),
    ...(Proposal?.Number ? [{ term: 'Proposta', description: Proposal.Number }] : []),
    ...(Policy ? [{ term: 'Apólice', description: Policy.Number }] : []),
  ];
}

const legalText = ({ Day, Days, Until, IsSuspended }: NonNullable<DeskRequest['Deadline']>) =>
  IsSuspended ? `suspenso no dia ${Day} de ${Days}` : `dia ${Day} de ${Days}, até ${dayText(Until)}`;

function holderText(holder: DeskRequest['Holder']): string {
  if (!holder) return 'Não informado';
  const named = [holder.Name, maskedTaxId(holder.Document)].filter(Boolean).join('\n');
  return holder.IsNominated ? named : `${named}\nNão nomeado ao solicitante`;
}

function requesterText({ Name, Email, Phone, ByLink }: DeskRequest['Requester']): string {
  const lines = [ByLink ? `${Name} (por link do executivo)` : Name, Email, Phone && phoneText(Phone)];
  return lines.filter(Boolean).join('\n');
}
