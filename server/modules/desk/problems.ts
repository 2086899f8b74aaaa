import type { QuoteRow } from '../../db/schema';
import { momentText } from '../../../engine/values';
import { Problem, problemsOf } from '../../http/Problem';
import { statusLabel } from '../../../contract/statuses/quote';
import type { HistoryRow } from './historyRepository';

export const refuseDesk = problemsOf({
  409: {
    REQUEST_CHANGED: {
      title: 'A solicitação mudou',
      message: 'A solicitação mudou desde que você a abriu. Confira os dados antes de decidir.',
    },
    SECOND_EXECUTIVE: {
      title: 'Outro executivo confirma este prêmio',
      message:
        'O prêmio está fora dos limites do endosso e já foi proposto por você. Outro executivo precisa aprovar o mesmo valor.',
    },
    NO_SECOND_EXECUTIVE: {
      title: 'Não há outro executivo para confirmar este prêmio',
      message:
        'O prêmio está fora dos limites do endosso, e você é o único executivo da corretora. Ofereça um prêmio dentro dos limites, ou peça a quem administra o portal que torne outra pessoa executiva: ela recebe o aviso e aprova o mesmo valor.',
    },
    NOT_UNDOABLE: {
      title: 'O endosso não pode ser cancelado',
      message:
        'Só o último endosso de uma apólice, com prêmio a pagar e nenhuma parcela paga, pode ser cancelado, e não enquanto houver proposta de outro endosso em andamento.',
    },
    NO_OPEN_CORRECTION: 'Não há correção em aberto nesta solicitação.',
    NOT_LINKABLE: 'Só é possível criar um link para solicitações de apólice de empresas que você atende.',
    NOTHING_TO_TAKE: 'Esta solicitação já terminou: não há o que assumir.',
    TOO_MANY_TEXTS: 'A mesa já tem 200 textos prontos. Exclua algum.',
    TOO_MANY_FILTERS: 'Você já salvou 20 filtros. Exclua algum.',
    FILTER_NAME_TAKEN: 'Você já tem um filtro com esse nome.',
    LINK_OVER: 'Este link já expirou ou foi revogado.',
  },
  410: {
    TEXT_GONE: 'Este texto não existe mais: alguém da mesa o excluiu.',
    FILTER_GONE: 'Este filtro não existe mais: ele foi excluído.',
    ABSENCE_GONE: 'Esta ausência não existe mais: ela foi excluída.',
  },
  422: { ISSUED_NUMBER_MISSING: 'Informe o número do endosso emitido.' },
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
