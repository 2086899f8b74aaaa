import { useState } from 'react';
import type { CommentPlace } from '../../contract/comments';
import { Field, Select, controlAria } from '../../../renderers/ui';

export interface Place extends CommentPlace {
  readonly label: string;
}

const ALL = '#';
const keyOf = (place: CommentPlace | undefined) => (place ? `${place.File}#${place.Pointer}` : ALL);

/** The likeliest place until another is chosen; reset when the likeliest changes. */
export function useAbout(places: readonly Place[]) {
  const likely = keyOf(places[0]);
  const [choice, setChoice] = useState({ likely, key: likely });
  const key = choice.likely === likely ? choice.key : likely;
  const found = places.find((place) => keyOf(place) === key);
  const about: CommentPlace | undefined = found && { File: found.File, Pointer: found.Pointer };
  return [about, (to: string) => setChoice({ likely, key: to })] as const;
}

interface Props {
  readonly places: readonly Place[];
  readonly chosen: CommentPlace | undefined;
  readonly onChoose: (key: string) => void;
}

export function AboutChoice({ places, chosen, onChoose }: Props) {
  const frame = { id: 'comment-about', label: 'Sobre' };
  const options = [
    ...places.map((place) => ({ value: keyOf(place), label: place.label })),
    { value: ALL, label: 'O rascunho todo' },
  ];
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={keyOf(chosen)}
        options={options}
        onChange={(to) => to && onChoose(to)}
      />
    </Field>
  );
}
