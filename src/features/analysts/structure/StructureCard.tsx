import { useState } from 'react';
import type { CompiledDefinition } from '../../../../engine';
import type { RuleUse } from '../../../../engine/inspect/ruleUses';
import { Card } from '../../../../renderers/ui';
import type { Selection } from '../selection';
import { RuleList } from './RuleList';
import { StepList } from './StepList';
import { StopFigures } from './StopFigures';
import { useStops } from './useStops';
import styles from './structure.module.css';

interface Props {
  readonly definition: CompiledDefinition;
  readonly rules: readonly RuleUse[];
  readonly selection?: Selection;
}

/** What the product is made of: its questions, or its rules. */
export function StructureCard({ definition, rules, selection }: Props) {
  const [shown, setShown] = useState<'fields' | 'rules'>('fields');
  const [version, setVersion] = useState<string>();
  const stops = useStops(definition.source.id, version);
  const choice = (kind: typeof shown, text: string) => (
    <button type="button" aria-pressed={shown === kind} onClick={() => setShown(kind)}>
      {text}
    </button>
  );
  return (
    <Card aria-label="Estrutura" className={styles.structure}>
      <fieldset className={styles.tabs} aria-label="O que mostrar">
        {choice('fields', `Perguntas (${definition.fields.length})`)}
        {choice('rules', `Regras (${rules.length})`)}
      </fieldset>
      {shown === 'fields' && stops !== undefined && (
        <StopFigures definition={definition} stops={stops} onVersion={setVersion} />
      )}
      {shown === 'fields' ? (
        <StepList definition={definition} stops={stops ?? undefined} selection={selection} />
      ) : (
        <RuleList rules={rules} selection={selection} />
      )}
    </Card>
  );
}
