import { flushSync } from 'react-dom';
import { type Fact, isReopenable, isShown, type Session } from '../../engine/index';
import { useWizard } from '../store/hooks';
import type { WizardStore } from '../store/WizardStore';
import { focusField } from '../ui';
import { fieldId } from './fieldId';
import styles from './fields.module.css';

interface Props {
  readonly facts: readonly Fact[];
  readonly onLeave: () => void;
}

export function FactLinks({ facts, onLeave }: Props) {
  const { store, prefix } = useWizard();
  const reached = facts.filter(({ path }) => path !== undefined && isReachable(store.getSession(), path));
  if (reached.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="Ir para a resposta">
      {reached.map(({ path = '', title }) => (
        <li key={path}>
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              flushSync(onLeave);
              goTo(store, path, prefix);
            }}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

function stepOf({ definition, steps }: Session, path: string) {
  const { step } = definition.byPath.get(path)!;
  return { index: step, id: definition.steps[step]!.definition.id, isOpen: steps[step]!.status === 'open' };
}

function isReachable(session: Session, path: string): boolean {
  const { index, isOpen } = stepOf(session, path);
  const isThere = isShown(session.states.at(session.definition.byPath.get(path)!.index));
  return isThere && (isOpen || isReopenable(session, index));
}

/** Opens the step first, so that the field can take the focus. */
function goTo(store: WizardStore, path: string, prefix: string | undefined): void {
  const { id, isOpen } = stepOf(store.getSession(), path);
  if (!isOpen) flushSync(() => void store.dispatch({ type: 'reopen', step: id }));
  focusField(fieldId(path, prefix));
}
