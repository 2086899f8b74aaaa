import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CaseResult } from '../../cases/runCases';
import type { RuleUse } from '../../flow/ruleUses';
import { counted } from '../../../engine/values';
import { Alert, Button, Card, Skeleton } from '../../../renderers/ui';
import type { AnalysedProduct } from '../useProduct';
import { FailureList } from './FailureList';
import { UncoveredList } from './UncoveredList';
import { useCasesReport, type TimedReport } from './useCasesReport';
import styles from './cases.module.css';
import analysts from '../analysts.module.css';

interface Props {
  readonly product: AnalysedProduct;
  readonly rules: readonly RuleUse[];
  readonly notice?: ReactNode;
  /** What is shown of failing cases where they can be mended; else each is told. */
  readonly renderFailing?: ((failing: readonly CaseResult[]) => ReactNode) | undefined;
}

/** Where an address leads to the cases of a page. */
export const CASES = '#casos';

export function CasesCard({ product, rules, notice, renderFailing }: Props) {
  const { report, again } = useCasesReport(product);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLedHere = useLocation().hash === CASES && report !== undefined;
  useEffect(() => {
    if (isLedHere) heading.current?.focus();
  }, [isLedHere]);
  return (
    <Card aria-label="Casos" className={styles.cases}>
      <div className={analysts.head}>
        <h2 ref={heading} tabIndex={-1}>
          Casos
        </h2>
        <Button kind="secondary" size="sm" busy={!report} onClick={again}>
          Rodar os casos
        </Button>
      </div>
      {notice}
      {report ? (
        <Report report={report} product={product} rules={rules} renderFailing={renderFailing} />
      ) : (
        <Skeleton label="Rodando os casos…" />
      )}
    </Card>
  );
}

interface ReportProps extends Pick<Props, 'renderFailing'> {
  readonly report: TimedReport;
  readonly product: AnalysedProduct;
  readonly rules: readonly RuleUse[];
}

function Report({ report, product, rules, renderFailing }: ReportProps) {
  const { results, uncovered, duties, milliseconds } = report;
  const failing = results.filter(({ differences }) => differences.length > 0);
  const shown = duties - uncovered.length;
  const share = duties === 0 ? 100 : Math.floor((shown / duties) * 100);
  return (
    <>
      <Alert
        tone={failing.length > 0 ? 'danger' : uncovered.length > 0 ? 'warning' : 'success'}
        title={
          failing.length > 0
            ? counted(failing.length, 'caso falha', 'casos falham')
            : counted(results.length, 'caso vale', 'casos valem')
        }
      >
        <p>
          {results.length - failing.length} de {results.length} casos valem; {shown} de {duties} efeitos de
          regras são mostrados ({share}%). Levou {milliseconds} ms.
        </p>
      </Alert>
      {renderFailing ? (
        renderFailing(failing)
      ) : (
        <FailureList failing={failing} product={product} rules={rules} />
      )}
      <UncoveredList uncovered={uncovered} rules={rules} />
    </>
  );
}
