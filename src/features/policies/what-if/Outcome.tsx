import { Badge, SummaryItems } from '../../../../renderers/ui';
import { moneyText, percentText } from '../../../../engine/values';
import type { PricedChange } from '../../../../engine/index';
import { ExecutiveContact } from '../../contacts/ExecutiveContact';
import { answerText, isPriced, refundText } from './outcomeWords';
import type { Moves } from './useMoves';
import type { OpenedTrial } from './useTrial';
import styles from './whatIf.module.css';

interface Props {
  readonly opened: OpenedTrial;
  readonly moves: Moves;
}

export function Outcome({ opened, moves: { tried, priced, unread } }: Props) {
  const { type, moved } = tried;
  const isWrong = Object.values(unread).some(Boolean) || tried.issues.some(({ level }) => level === 'error');
  const hasMoved = moved.amount !== 0 || moved.end || moved.coverages;
  const isPersons = priced !== undefined && priced.outcome !== 'approve';
  return (
    <section className={styles.outcome} aria-label="Resultado">
      {type && (
        <p className={styles.type}>
          <span className={styles.small}>Tipo de endosso</span>
          {type.rule.title}
        </p>
      )}
      <output className={styles.said}>
        {priced && <Sum priced={priced} />}
        {!priced && <p>{waitingText({ isWrong, hasMoved, isType: type !== undefined })}</p>}
      </output>
      {priced && isPriced(priced) && <Parts priced={priced} />}
      {priced && priced.grossPremium < 0 && (
        <p className={styles.note}>{refundText(-priced.grossPremium, opened.OpenBillets)}</p>
      )}
      {(isPersons || isWrong) && <ExecutiveContact className={styles.contact} />}
    </section>
  );
}

function waitingText(what: { isWrong: boolean; hasMoved: boolean; isType: boolean }): string {
  if (what.isWrong) return 'Corrija os campos em destaque para ver o valor.';
  if (what.hasMoved && !what.isType)
    return 'Nenhum tipo de endosso faz estas alterações juntas. Peça uma de cada vez.';
  return 'Mude um dos valores para ver quanto custa ou quanto volta.';
}

function Sum({ priced }: { priced: PricedChange }) {
  const { grossPremium, outcome } = priced;
  const tone = outcome === 'deny' ? 'danger' : outcome === 'approve' && isPriced(priced) ? 'success' : 'info';
  const words = { success: 'Na hora', info: 'Com análise', danger: 'Não aceito' }[tone];
  return (
    <>
      {outcome !== 'deny' && (
        <p>
          <span className={styles.small}>{labelOf(priced)}</span>
          <strong className={styles.sum}>
            {isPriced(priced) ? moneyText(Math.abs(grossPremium)) : 'Definido na análise'}
          </strong>
        </p>
      )}
      <p className={styles.answer}>
        <Badge tone={tone}>{words}</Badge> {answerText(priced)}
      </p>
    </>
  );
}

function labelOf(priced: PricedChange): string {
  if (!isPriced(priced)) return 'Prêmio';
  const name = priced.grossPremium < 0 ? 'Valor a devolver' : 'Prêmio adicional';
  return priced.outcome === 'analyse' ? `${name} estimado` : name;
}

function Parts({ priced: { commercialPremium, iof, iofRate, outcome } }: { priced: PricedChange }) {
  if (outcome === 'deny' || iof === 0) return null;
  const items = [
    { term: 'Prêmio comercial', description: moneyText(commercialPremium) },
    { term: `IOF (${percentText(iofRate)})`, description: moneyText(iof) },
  ];
  return <SummaryItems items={items} columns={1} />;
}
