import { Children, createElement, type ElementType, type ReactElement, type ReactNode } from 'react';

type Props = Record<string, unknown>;

/** A class, or one for each way in which the values of `variants` combine, by these with a space between. */
type Table =
  | { base: string; variants?: never }
  | { variants: string[]; otherwise: Props; classes: Record<string, string> };

interface StyledProps extends Props {
  as?: ElementType;
  asChild?: boolean;
  className?: string;
  children?: ReactNode;
}

/** What is left of `chakra(tag, recipe)` in a build (scripts/portal/styles): an element with the recipe's class. */
export function styled(tag: ElementType, table: Table) {
  return function Styled({ as, asChild, className, ...props }: StyledProps) {
    const all = [classOf(table, props), className].filter(Boolean).join(' ') || undefined;
    if (!asChild) return createElement(as ?? tag, { ...props, className: all });
    const { children, ...others } = props;
    const child = Children.only(children) as ReactElement<Props>;
    return createElement(child.type, {
      ...merged({ ...others, className: all }, child.props),
      key: child.key,
    });
  };
}

/** Takes the variants out of the properties: an element knows none of them. */
function classOf(table: Table, props: Props): string {
  if (!table.variants) return table.base;
  const way = table.variants.map((name) => {
    const value = props[name] ?? table.otherwise[name];
    delete props[name];
    return value === undefined || value === null ? '' : String(value);
  });
  return table.classes[way.join(' ')] ?? '';
}

/** A child's own properties win; classes are put together, and what happens is told to both. */
function merged(given: Props, own: Props): Props {
  const both = Object.entries(own).map(([name, value]) => [name, together(name, given[name], value)]);
  return { ...given, ...Object.fromEntries(both) };
}

function together(name: string, given: unknown, own: unknown): unknown {
  if (name === 'className') return [given, own].filter(Boolean).join(' ');
  if (typeof given !== 'function' || typeof own !== 'function') return own ?? given;
  return (...all: unknown[]) => {
    given(...all);
    own(...all);
  };
}
