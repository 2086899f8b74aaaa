import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { matchOptions } from './options';
import { useOptionList } from './useOptionList';

export interface Suggestion {
  readonly value: string;
  readonly name?: string | undefined;
}

interface SuggestedProps {
  readonly id: string;
  readonly text: string;
  readonly of: readonly Suggestion[];
  readonly onPick: (value: string) => void;
  readonly children: (list: InputHTMLAttributes<HTMLInputElement>) => ReactNode;
}

const plain = (text: string) => text.replace(/\W/g, '').toLowerCase();

function matching(of: readonly Suggestion[], typed: string) {
  const options = of.map(({ value, name }) => ({ value, label: name ? `${value} · ${name}` : value }));
  const found = new Set(matchOptions(options, typed));
  const letters = plain(typed);
  return options.filter((one) => found.has(one) || (letters !== '' && plain(one.value).includes(letters)));
}

/**
 * An input with suggestions; other text is accepted, so Enter picks only a marked one. Opens while typing, by an
 * arrow, or by a click while empty. Without suggestions, a plain input.
 */
export function Suggested({ id, text, of, onPick, children }: SuggestedProps) {
  const [isTyped, setTyped] = useState(false);
  const options = isTyped ? matching(of, text) : matching(of, '');
  const isExact = isTyped && options.length === 1 && options[0]!.value === text;
  const offered = isExact ? [] : options;
  const { box, show, hide, onKeyDown, aria, list } = useOptionList({ id, options: offered, onPick });
  const open = (typed: boolean) => {
    setTyped(typed);
    show(-1);
  };
  return (
    <div
      // Listens to the input's events here, so that it keeps its own handlers.
      role="presentation"
      ref={box}
      onInput={() => open(true)}
      onClick={({ target }) => target instanceof HTMLInputElement && text === '' && open(false)}
      onKeyDown={(event) => {
        // Other keys would open all suggestions over text that matches none.
        if (event.key.startsWith('Arrow') && !aria['aria-expanded']) setTyped(false);
        if (of.length > 0) onKeyDown(event);
      }}
      onBlur={hide}
    >
      {children(of.length > 0 ? aria : {})}
      {list}
    </div>
  );
}
