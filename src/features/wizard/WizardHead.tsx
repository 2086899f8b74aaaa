import { answersOf, draftOf, type Session } from '../../../engine/index';
import type { WizardStore } from '../../../renderers';
import { choiceOf } from '../../shared/products/choices';
import { useFlow } from '../../shared/requests/flow';
import { ManyAtOnce } from '../../shared/requests/ManyAtOnce';
import { isBatched } from '../../shared/requests/places';
import { SaveTemplate } from '../drafts/SaveTemplate';
import { keepTemplate } from '../drafts/templates';
import { ChangeHelp } from './ChangeHelp';
import { DraftNote } from './drafts/DraftNote';
import type { DraftState } from './drafts/DraftKeeper';
import { OtherWindow } from './drafts/OtherWindow';
import type { Visited } from './visit/useVisit';
import styles from './wizard.module.css';

interface Props extends Pick<Visited, 'entry' | 'uid' | 'name' | 'definition'> {
  readonly isEdit: boolean;
  readonly begun: Session;
  readonly store: WizardStore | undefined;
  readonly draftState: DraftState;
}

/** What is filled, how it is kept, and the other ways to fill it. */
export function WizardHead({ entry, uid, name, definition, isEdit, begun, store, draftState }: Props) {
  const { executive } = useFlow();
  const keepAs = async (called: string) => {
    const { answers } = draftOf(store?.getSession() ?? begun);
    const { hash } = definition.source;
    await keepTemplate({ Name: called, Product: entry.wizard, Definition: hash, Answers: answers });
  };
  return (
    <header className={styles.head}>
      <p className={styles.product}>{choiceOf(entry.wizard, answersOf(begun)) ?? definition.source.title}</p>
      <DraftNote state={draftState} />
      {isBatched(entry) && !executive && !isEdit && <ManyAtOnce entry={entry} />}
      {entry.route && !executive && <SaveTemplate keep={keepAs} />}
      {entry.elsewhere && !executive && <ChangeHelp entry={entry} begun={begun} store={store} />}
      <OtherWindow uid={uid} name={name} />
    </header>
  );
}
