import type { QuoteRow } from '../../db/schema';
import { momentText } from '../../../engine/values';
import { Problem, problemsOf } from '../../http/Problem';
import { statusLabel } from '../../../contract/statuses/quote';
import type { HistoryRow } from './historyRepository';

export const refuseDesk = problemsOf({
  REQUEST_CHANGED: {
    status: 409,
    title: 'A solicitação mudou',
    message: 'A solicitação mudou desde que você a abriu. Confira os dados antes de decidir.',
  },
  SECOND_EXECUTIVE: {
    status: 409,
    title: 'Outro executivo confirma este prêmio',
    message:
      'O prêmio está fora dos limites do endosso e já foi proposto por você. Outro executivo precisa aprovar o mesmo valor.',
  },
  NO_SECOND_EXECUTIVE: {
    status: 409,
    title: 'Não há outro executivo para confirmar este prêmio',
    message:
      'O prêmio está fora dos limites do endosso, e você é o único executivo da corretora. Ofereça um prêmio dentro dos limites, ou peça a quem administra o portal que torne outra pessoa executiva: ela recebe o aviso e aprova o mesmo valor.',
  },
  NOT_UNDOABLE: {
    status: 409,
    title: 'O endosso não pode ser cancelado',
    message:
      'Só o último endosso de uma apólice, com prêmio a pagar e nenhuma parcela paga, pode ser cancelado, e não enquanto houver proposta de outro endosso em andamento.',
  },
  ISSUED_NUMBER_MISSING: {
    status: 422,
    message: 'Informe o número do endosso emitido.',
  },
  NO_OPEN_CORRECTION: {
    status: 409,
    message: 'Não há correção em aberto nesta solicitação.',
  },
  NOT_LINKABLE: {
    status: 409,
    message: 'Só é possível criar um link para solicitações de apólice de empresas que você atende.',
  },
  NOTHING_TO_TAKE: {
    status: 409,
    message: 'Esta solicitação já terminou: não há o que assumir.',
  },
  TOO_MANY_TEXTS: { status: 409, message: 'A mesa já tem 200 textos prontos. Exclua algum.' },
  TOO_MANY_FILTERS: { status: 409, message: 'Você já salvou 20 filtros. Exclua algum.' },
  TEXT_GONE: { status: 410, message: 'Este texto não existe mais: alguém da mesa o excluiu.' },
  FILTER_GONE: { status: 410, message: 'Este filtro não existe mais: ele foi excluído.' },
  FILTER_NAME_TAKEN: { status: 409, message: 'Você já tem um filtro com esse nome.' },
  ABSENCE_GONE: { status: 410, message: 'Esta ausência não existe mais: ela foi excluída.' },
  LINK_OVER: {
    status: 409,
    message: 'Este link já expirou ou foi revogado.',
  },
});

export function alreadyMoved(
  { status, kind }: Pick<QuoteRow, 'status' | 'kind'>,
  { actorName, at }: HistoryRow,
): Problem {
  const who = actorName ?? 'sistema';
  const label = statusLabel(status, kind);
  return new Problem('STATUS_FORBIDS', {
    status: 409,
    title: 'A solicitação já foi atualizada',
    message: `A situação atual não permite esta operação: “${label}” por ${who} em ${momentText(at)}.`,
  });
}

export const heldByOther = (name: string, since: Date): Problem =>
  new Problem('HELD_BY_OTHER', {
    status: 409,
    title: 'A solicitação está com outra pessoa',
    message: `${name} assumiu esta solicitação em ${momentText(since)}.`,
  });
