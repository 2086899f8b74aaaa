import { useState } from 'react';
import type { CompiledDefinition } from '../../../engine/index';
import type { SaidRule } from '../../flow/saidRules';
import { Card } from '../../../renderers/ui';
import { ChoiceBar } from '../ChoiceBar';
import type { Selection } from '../selection';
import { RuleList } from './RuleList';
import { StepList } from './StepList';
import { StopFigures } from './StopFigures';
import { useStops } from './useStops';
import styles from './structure.module.css';

interface Props {
  readonly definition: CompiledDefinition;
  readonly rules: readonly SaidRule[];
  readonly selection?: Selection | undefined;
}

/** The questions or rules of a product; late figures go below, so nothing moves. */
export function StructureCard({ definition, rules, selection }: Props) {
  const [shown, setShown] = useState<'fields' | 'rules'>('fields');
  const [version, setVersion] = useState<string>();
  const stops = useStops(definition.source.id, version);
  return (
    <Card aria-label="Estrutura" className={styles.structure}>
      <ChoiceBar
        label="O que mostrar"
        choices={[
          ['fields', `Perguntas (${definition.fields.length})`],
          ['rules', `Regras (${rules.length})`],
        ]}
        chosen={shown}
        onChoose={setShown}
        className={styles.tabs}
      />
      {shown === 'fields' ? (
        <>
          <StepList definition={definition} stops={stops ?? undefined} selection={selection} />
          {stops !== undefined && (
            <StopFigures definition={definition} stops={stops} onVersion={setVersion} />
          )}
        </>
      ) : (
        <RuleList rules={rules} selection={selection} />
      )}
    </Card>
  );
}
