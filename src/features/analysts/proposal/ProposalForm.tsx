import { useState, type FormEvent } from 'react';
import {
  Button,
  DateInput,
  Field,
  IntegerInput,
  TextArea,
  TextInput,
  controlAria,
} from '../../../../renderers/ui';
import { readWish, type Typed, type Wrong } from './readWish';
import type { Wish } from './useProposal';
import styles from '../drafts/drafts.module.css';

interface Props {
  readonly typed: Typed;
  readonly onTyped: (more: Partial<Typed>) => void;
  readonly isBusy: boolean;
  /** Something keeps the draft from being proposed. */
  readonly isBlocked: boolean;
  readonly onSend: (wish: Wish) => void;
}

/** What whoever approves reads, and when and for whom the change is meant. */
export function ProposalForm({ typed, onTyped, isBusy, isBlocked, onSend }: Props) {
  const [wrong, setWrong] = useState<Wrong>({});
  const change = (more: Partial<Typed>) => {
    onTyped(more);
    setWrong({});
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readWish(typed);
    setWrong(read.wrong);
    if (read.wish) onSend(read.wish);
  };
  const note = { id: 'release-note', label: 'Nota', required: true, error: wrong.note };
  const day = { id: 'release-day', label: 'A partir de', hint: 'Vazio: assim que for aprovada.' };
  const time = { id: 'release-time', label: 'Hora', error: wrong.time, hint: 'De Brasília.' };
  const share = { id: 'release-share', label: 'Percentual de clientes', required: true, error: wrong.share };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field {...note} hint="O que muda e por quê: quem aprova lê.">
        <TextArea {...controlAria(note)} value={typed.note} onChange={(text) => change({ note: text })} />
      </Field>
      <div className={styles.pair}>
        <Field {...day}>
          <DateInput {...controlAria(day)} value={typed.day} onChange={(to) => change({ day: to })} />
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
