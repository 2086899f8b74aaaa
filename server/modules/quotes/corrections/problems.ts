import { statusLabel } from '../../../../contract/statuses/quote';
import type { QuoteRow } from '../../../db/schema';
import { Problem, problemsOf } from '../../../http/Problem';
import type { CorrectionState } from '../../../../contract/corrections';

export const refuseCorrection = problemsOf({
  422: {
    OUTSIDE_CORRECTION: 'Só os campos pedidos na correção podem ser alterados.',
    NOT_CORRECTABLE: 'Este campo não pode ser corrigido pelo cliente.',
  },
});

const words: Readonly<Record<Exclude<CorrectionState, 'open'>, readonly [code: string, message: string]>> = {
  answered: ['CORRECTION_ANSWERED', 'Esta correção já foi enviada.'],
  expired: ['CORRECTION_EXPIRED', 'O prazo desta correção terminou.'],
  withdrawn: ['CORRECTION_WITHDRAWN', 'Esta correção não é mais necessária: a solicitação seguiu sem ela.'],
};

export function correctionOver(
  state: Exclude<CorrectionState, 'open'>,
  { status, kind }: Pick<QuoteRow, 'status' | 'kind'>,
): Problem {
  const [code, message] = words[state];
  const now = statusLabel(status, kind);
  return new Problem(code, { status: 409, message: `${message} Situação atual: “${now}”.` });
}
