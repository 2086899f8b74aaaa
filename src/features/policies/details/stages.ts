import type { EndorsementOfPolicy, PolicyDetails } from '../../../../contract/policyDetails';
import { inOrder } from './inOrder';

export interface Stage {
  readonly document: string;
  readonly what: string;
  /** The day on which it takes effect, which is not the day of its issue. */
  readonly from: string;
  readonly issuedOn: string;
  /** The day on which the next document takes its place; undefined for the last one. */
  readonly until?: string | undefined;
  readonly amount: number;
  readonly end: string;
  /** Day of its cancellation, which restores the stages around it. */
  readonly undoneOn?: string | undefined;
  /** Document that replaces it on or before its first day. */
  readonly replacedBy?: string | undefined;
  readonly isCurrent: boolean;
}

type Step = Omit<Stage, 'until' | 'isCurrent'>;

const holds = ({ undoneOn, replacedBy }: Step) => undoneOn === undefined && replacedBy === undefined;

export function stagesOf(policy: PolicyDetails, today: string): Stage[] {
  // Where two begin on one day, the later document stands below.
  const steps = [firstOf(policy), ...inOrder(policy.endossos).map(endorsed)].toSorted(byDay);
  const holding = steps.filter(holds);
  const current = holding.findLast(({ from }) => from <= today) ?? holding[0];
  return steps.map((step) => {
    const next = holds(step) ? holding[holding.indexOf(step) + 1] : undefined;
    return { ...step, until: next?.from, isCurrent: step === current };
  });
}

const byDay = ({ from: one }: Step, { from: other }: Step) => (one < other ? -1 : one > other ? 1 : 0);

function firstOf({ historico, numeroPrincipal, ultimoDocumento, dataEmissao }: PolicyDetails): Step {
  const first = historico.find(({ documento }) => documento === numeroPrincipal);
  return {
    document: numeroPrincipal,
    what: 'Apólice emitida',
    from: first?.inicioVigencia ?? dataEmissao,
    issuedOn: dataEmissao,
    amount: first?.importanciaSegurada ?? ultimoDocumento.importanciaSegurada,
    end: first?.fimVigencia ?? ultimoDocumento.terminoVigencia,
  };
}

const endorsed = (endorsement: EndorsementOfPolicy): Step => ({
  document: endorsement.numeroDocumento,
  what: endorsement.tipoEndosso.descricaoEndosso,
  from: endorsement.inicioVigencia,
  issuedOn: endorsement.dataEmissao,
  amount: endorsement.importanciaEmVigor,
  end: endorsement.terminoVigencia,
  undoneOn: endorsement.canceladoEm ?? undefined,
  replacedBy: endorsement.substituidoPor ?? undefined,
});
