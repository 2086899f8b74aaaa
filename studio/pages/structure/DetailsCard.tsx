import type { CompiledDefinition, Session } from '../../../engine/index';
import type { SaidRule } from '../../flow/saidRules';
import { Card } from '../../../renderers/ui';
import { DETAILS_ID, type Selection } from '../selection';
import { FieldDetails } from './FieldDetails';
import { RuleDetails } from './RuleDetails';
import styles from './structure.module.css';
import analysts from '../analysts.module.css';

interface Props {
  readonly definition: CompiledDefinition;
  readonly rules: readonly SaidRule[];
  readonly places: Readonly<Record<string, string>>;
  readonly selection?: Selection | undefined;
  readonly session?: Session | undefined;
}

/** The selected field or rule; one removed by a saved change is reported as gone. */
export function DetailsCard(props: Props) {
  return (
    <Card aria-label="Detalhes" className={styles.details}>
      <Details {...props} />
    </Card>
  );
}

function Details({ definition, rules, places, selection, session }: Props) {
  if (!selection) {
    return (
      <>
        <h2>Detalhes</h2>
        <p className={analysts.muted}>
          Escolha uma pergunta ou regra na lista, ou um campo do formulário, para ver de onde vem o seu valor.
        </p>
      </>
    );
  }
  if ('field' in selection) {
    const field = definition.byPath.get(selection.field);
    return field ? <FieldDetails field={field} rules={rules} session={session} /> : <Gone {...selection} />;
  }
  const rule = rules.find(({ id }) => id === selection.rule);
  const source = Object.values(definition.source.rules)
    .flat()
    .find(({ id }) => id === selection.rule);
  return rule ? (
    <RuleDetails key={rule.id} rule={rule} place={places[rule.id]} source={source} />
  ) : (
    <Gone field={selection.rule} />
  );
}

function Gone({ field }: { field: string }) {
  return (
    <>
      <h2 id={DETAILS_ID} tabIndex={-1}>
        Detalhes
      </h2>
      <p>
        <code>{field}</code> não está mais na definição.
      </p>
    </>
  );
}
