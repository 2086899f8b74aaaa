import { ERRORS_KEY, type ErrorSchema, type FieldPathList } from '@rjsf/utils';
import { createContext, use } from 'react';
import { pointerPart } from '../../../../engine/definition';

/** What the parts of a form share. */
export interface FormPlace {
  /** Pointers of the groups that are open; it stays when a part is drawn anew. */
  readonly open: Set<string>;
  /** Writes the file's text; `by` what is typed in. */
  change(to: (text: string) => string, by?: string): void;
  /** Goes to where a pointer leads in the text. */
  onText(pointer: string): void;
}

export const FormPlaceContext = createContext<FormPlace | null>(null);

export function useFormPlace(): FormPlace {
  const place = use(FormPlaceContext);
  if (!place) throw new Error('A part of a form stands outside of one.');
  return place;
}

/** What is drawn at a place. */
export interface Node {
  readonly value: unknown;
  readonly errors: ErrorSchema<unknown> | undefined;
}

/** What is drawn around the place. */
export const AboveContext = createContext<Node>({ value: undefined, errors: undefined });

export const NodeContext = createContext<Node>({ value: undefined, errors: undefined });

/** Whether the group that a part stands in says its name already. */
export const IsNamedContext = createContext(true);

export const pointerOf = (path: FieldPathList) => path.map((part) => pointerPart(String(part))).join('');

/** All that is wrong at a place and below it. */
export function errorsIn(errors: object | undefined): string[] {
  if (!errors) return [];
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) => {
    if (key === ERRORS_KEY) return inner as string[];
    return typeof inner === 'object' && inner !== null ? errorsIn(inner) : [];
  });
}

/** What is wrong at a place itself. */
export const errorAt = (errors: { readonly [ERRORS_KEY]?: readonly string[] } | undefined) =>
  errors?.[ERRORS_KEY]?.[0];

/** What stands inside, by its key or index. */
export function inside({ value, errors }: Node, key: string | number): Node {
  const inner = typeof value === 'object' && value !== null ? (value as Inner)[key] : undefined;
  return { value: inner, errors: (errors as Inner | undefined)?.[key] as Node['errors'] };
}

type Inner = Readonly<Record<string | number, unknown>>;
