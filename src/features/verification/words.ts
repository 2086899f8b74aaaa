import type { Verified } from '../../../contract/verification';
import type { PolicyStatus } from '../../../contract/statuses/policy';
import { dateText, dayText } from '../../../engine/values';
import type { Tone } from '../../../renderers/ui';

interface Verdict {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

const verdicts: Readonly<Record<PolicyStatus, (found: Verified) => Verdict>> = {
  Vigente: ({ ValidityEnd }) => ({
    tone: 'success',
    title: 'Documento autêntico, seguro em vigor',
    text: `O seguro está em vigor até ${dateText(ValidityEnd)}.`,
  }),
  Emitida: ({ ValidityStart }) => ({
    tone: 'info',
    title: 'Documento autêntico, vigência ainda não iniciada',
    text: `O seguro começa a valer em ${dateText(ValidityStart)}.`,
  }),
  Vencida: ({ ValidityEnd }) => ({
    tone: 'warning',
    title: 'Documento autêntico, seguro fora de vigência',
    text: `A vigência terminou em ${dateText(ValidityEnd)}.`,
  }),
  Cancelado: ({ Kind }) => ({
    tone: 'danger',
    title: 'Documento autêntico, mas cancelado',
    text: `${Kind === 'Endosso' ? 'Este endosso' : 'Esta apólice'} foi ${Kind === 'Endosso' ? 'desfeito' : 'cancelada'} depois da emissão e não vale mais.`,
  }),
};

export const verdictOf = (found: Verified): Verdict => verdicts[found.Status](found);

export const changeOf = ({ ChangedBy }: Verified): string | undefined =>
  ChangedBy
    ? `A apólice foi alterada depois deste documento, por último pelo endosso ${ChangedBy.Number}, emitido em ${dayText(ChangedBy.IssuedAt)}. Peça também esse endosso.`
    : undefined;

export const factsOf = (found: Verified) => [
  { term: 'Seguradora', description: found.InsurerName },
  { term: 'Emissão', description: dayText(found.IssuedAt) },
  {
    // Endorsements may have changed the term printed on the paper.
    term: found.ChangedBy ? 'Vigência da apólice hoje' : 'Vigência',
    description: `${dateText(found.ValidityStart)} a ${dateText(found.ValidityEnd)}`,
  },
];
