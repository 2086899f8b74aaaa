import { useEffect, useState, type FormEvent } from 'react';
import {
  Button,
  DateInput,
  Field,
  IntegerInput,
  TextArea,
  TextInput,
  controlAria,
} from '../../../renderers/ui';
import { focusFirst } from '../../../src/shared/ui/focusFirst';
import { readWish, type Typed, type Wrong } from './readWish';
import type { Wish } from './useProposal';
import styles from '../drafts/drafts.module.css';

interface Props {
  readonly typed: Typed;
  readonly onTyped: (more: Partial<Typed>) => void;
  readonly isBusy: boolean;
  /** Why the server refused the start date. */
  readonly refusedDay?: string | undefined;
  readonly isBlocked: boolean;
  readonly onSend: (wish: Wish) => void;
}

export const idOf = (name: keyof Wrong) => `release-${name}`;

function focusWrong(wrong: Wrong): void {
  focusFirst(
    Object.fromEntries(Object.entries(wrong).map(([name, why]) => [idOf(name as keyof Wrong), why])),
  );
}

/** What whoever approves reads, and when and for whom the change is meant. */
export function ProposalForm({ typed, onTyped, isBusy, refusedDay, isBlocked, onSend }: Props) {
  const [wrong, setWrong] = useState<Wrong>({});
  const [told, setTold] = useState(refusedDay);
  if (refusedDay !== told) {
    setTold(refusedDay);
    setWrong(refusedDay ? { day: refusedDay } : {});
  }
  // The focus moves to what the answer is about.
  useEffect(() => focusWrong(refusedDay ? { day: refusedDay } : {}), [refusedDay]);
  const change = (more: Partial<Typed>) => {
    onTyped(more);
    setWrong({});
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { wish, wrong: found } = readWish(typed);
    setWrong(found);
    if (wish) onSend(wish);
    else focusWrong(found);
  };
  const note = { id: idOf('note'), label: 'Nota', required: true, error: wrong.note };
  const day = {
    id: idOf('day'),
    label: 'A partir de',
    error: wrong.day,
    hint: 'Vazio: assim que for aprovada.',
  };
  const time = { id: idOf('time'), label: 'Hora', error: wrong.time, hint: 'De Brasília.' };
  const share = { id: idOf('share'), label: 'Percentual de clientes', required: true, error: wrong.share };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field {...note} hint="O que muda e por quê: quem aprova lê.">
        <TextArea {...controlAria(note)} value={typed.note} onChange={(text) => change({ note: text })} />
      </Field>
      <div className={styles.pair}>
        <Field {...day}>
          <DateInput
            {...controlAria(day)}
            value={typed.unreadDay === undefined ? typed.day : undefined}
            unread={typed.unreadDay}
            onChange={(to, unread) => change({ day: to, unreadDay: unread?.text })}
          />
        </Field>
        <Field {...time} disabled={!typed.day}>
          <TextInput
            {...controlAria({ ...time, disabled: !typed.day })}
            value={typed.time}
            maxLength={5}
            onChange={(to) => change({ time: to })}
          />
        </Field>
        <Field {...share}>
          <IntegerInput
            {...controlAria(share)}
            digits={3}
            unit="%"
            value={typed.share}
            onChange={(to) => change({ share: to })}
          />
        </Field>
      </div>
      <div className={styles.bar}>
        <Button type="submit" busy={isBusy} disabled={isBlocked}>
          Propor publicação
        </Button>
      </div>
    </form>
  );
}
