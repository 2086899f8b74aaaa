import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { matchOptions } from './options';
import { useOptionList } from './useOptionList';

/** A text that is offered while one types, and what names it. */
export interface Suggestion {
  readonly value: string;
  readonly name?: string;
}

interface SuggestedProps {
  readonly id: string;
  /** What stands in the input. */
  readonly text: string;
  readonly of: readonly Suggestion[];
  readonly onPick: (value: string) => void;
  /** The input, with what makes it the list's. */
  readonly children: (list: InputHTMLAttributes<HTMLInputElement>) => ReactNode;
}

const plain = (text: string) => text.replace(/\W/g, '').toLowerCase();

/** Those that have every word that was typed, or its letters and figures in this order, whatever mask they stand in. */
function matching(of: readonly Suggestion[], typed: string) {
  const options = of.map(({ value, name }) => ({ value, label: name ? `${value} · ${name}` : value }));
  const found = new Set(matchOptions(options, typed));
  const letters = plain(typed);
  return options.filter((one) => found.has(one) || (letters !== '' && plain(one.value).includes(letters)));
}

/**
 * An input with what is offered below it: any other text is taken as well, so Enter picks only what arrows have marked. It
 * opens while one types, by an arrow, and by a click while it is empty. With nothing to offer it is a plain input.
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
      // What happens in the input is heard here: it keeps its own handlers.
      role="presentation"
      ref={box}
      onInput={() => open(true)}
      onClick={({ target }) => target instanceof HTMLInputElement && text === '' && open(false)}
      onKeyDown={(event) => {
        // Any other key would open all of them over what is typed next, where nothing matches it.
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
