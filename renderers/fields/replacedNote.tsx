import { type CompiledField, print, type Replacement, replacementAt, type Session } from '../../engine/index';
import type { WizardStore } from '../store/WizardStore';
import { focusField, type FieldFrame } from '../ui';
import styles from './fields.module.css';

const READ_OUT = 40;

const WRITTEN: Readonly<Partial<Record<Replacement['by'], string>>> = {
  lookup: 'A resposta da consulta tomou o seu lugar.',
  state: 'Outra resposta define o que vale aqui.',
};

function whyOf({ definition }: Session, { by, rule }: Replacement): string {
  const found = Object.values(definition.source.rules)
    .flat()
    .find(({ id }) => id === rule);
  return found?.why ?? WRITTEN[by] ?? 'Mudou para acompanhar outra resposta.';
}

export function replacedNote(store: WizardStore, field: CompiledField, id: string): FieldFrame['changed'] {
  const session = store.getSession();
  const found = replacementAt(session, field.index);
  if (!found) return undefined;
  const state = session.states.at(field.index);
  const given = print(found.given, field.schema, state);
  const isShort = given !== '' && given.length <= READ_OUT;
  const after = (event: Parameters<WizardStore['dispatch']>[0]) => () => {
    store.dispatch(event);
    focusField(id);
  };
  return {
    text: isShort ? `Você informou ${given}.` : 'O que você informou mudou.',
    why: whyOf(session, found),
    actions: (
      <span className={styles.ways}>
        {found.isReversible && (
          <button
            type="button"
            className={styles.way}
            onClick={after({ type: 'edit', field: field.path, value: found.given })}
          >
            {isShort ? `Voltar a ${given}` : 'Voltar ao que informei'}{' '}
            <span className="ui-hidden">em {state.title}</span>
          </button>
        )}
        <button type="button" className={styles.way} onClick={after({ type: 'accepted', field: field.path })}>
          Manter como está <span className="ui-hidden">em {state.title}</span>
        </button>
      </span>
    ),
  };
}
