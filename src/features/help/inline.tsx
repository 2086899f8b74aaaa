import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TextLink } from '../../shared/ui/TextLink';

const mark = /\*\*(?<bold>[^*]+)\*\*|\*(?<words>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<to>\/[^)]*)\)/g;

/** A text with **bold**, *words* and [links](/address) as elements; everything else stays the text that it is. */
export function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    parts.push(text.slice(from, match.index), element(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)].map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

function element({ bold, words, label, to }: Record<string, string | undefined>): ReactNode {
  if (bold) return <strong>{bold}</strong>;
  if (words) return <em>{words}</em>;
  return (
    <TextLink asChild>
      <Link to={to ?? '/'}>{label}</Link>
    </TextLink>
  );
}
