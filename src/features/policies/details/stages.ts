import type { PolicyDetails } from '../../../../contract/policyDetails';
import { inOrder } from './inOrder';

/** What a policy was from one day on. */
export interface Stage {
  /** Number of the document that made it so. */
  readonly document: string;
  readonly what: string;
  readonly from: string;
  /** The day on which the next document took its place; undefined for what holds now. */
  readonly until?: string;
  readonly amount: number;
  readonly end: string;
  /** It was cancelled, and the ones around it hold as though it had never been. */
  readonly isUndone: boolean;
  readonly isCurrent: boolean;
}

type Step = Omit<Stage, 'until' | 'isCurrent'>;

/** The stages of a policy, the first one first. */
export function stagesOf(policy: PolicyDetails): Stage[] {
  const steps = [firstOf(policy), ...endorsed(policy)];
  return steps.map((step, at) => {
    const next = step.isUndone ? undefined : steps.slice(at + 1).find(({ isUndone }) => !isUndone);
    return { ...step, until: next?.from, isCurrent: !step.isUndone && next === undefined };
  });
}

/** What it was issued as stands first among its documents. */
function firstOf({ historico, numeroPrincipal, ultimoDocumento, dataEmissao }: PolicyDetails): Step {
  const first = historico.find(({ documento }) => documento === numeroPrincipal);
  return {
    document: numeroPrincipal,
    what: 'Apólice emitida',
    from: first?.inicioVigencia ?? dataEmissao,
    amount: first?.importanciaSegurada ?? ultimoDocumento.importanciaSegurada,
    end: first?.fimVigencia ?? ultimoDocumento.terminoVigencia,
    isUndone: false,
  };
}

const endorsed = ({ endossos }: PolicyDetails): Step[] =>
  inOrder(endossos).map((endorsement) => ({
    document: endorsement.numeroDocumento,
    what: endorsement.tipoEndosso.descricaoEndosso,
    from: endorsement.inicioVigencia,
    amount: endorsement.importanciaSegurada,
    end: endorsement.terminoVigencia,
    isUndone: endorsement.cancelado,
  }));
