import { ERRORS_KEY, type ErrorSchema, type FieldPathList } from '@rjsf/utils';
import { createContext, use } from 'react';
import { pointerPart } from '../../../../engine/definition';

export interface FormPlace {
  /** Pointers of open groups; kept when a part is rendered anew. */
  readonly open: Set<string>;
  /** Writes the text; `by` is the control's id. */
  change(to: (text: string) => string, by?: string): void;
  onText(pointer: string): void;
}

export const FormPlaceContext = createContext<FormPlace | null>(null);

export function useFormPlace(): FormPlace {
  const place = use(FormPlaceContext);
  if (!place) throw new Error('A part of a form stands outside of one.');
  return place;
}

export interface Node {
  readonly value: unknown;
  readonly errors: ErrorSchema<unknown> | undefined;
}

export const AboveContext = createContext<Node>({ value: undefined, errors: undefined });

export const NodeContext = createContext<Node>({ value: undefined, errors: undefined });

/** Whether the surrounding group shows the name already. */
export const IsNamedContext = createContext(true);

export const pointerOf = (path: FieldPathList) => path.map((part) => pointerPart(String(part))).join('');

export function errorsIn(errors: object | undefined): string[] {
  if (!errors) return [];
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) => {
    if (key === ERRORS_KEY) return inner as string[];
    return typeof inner === 'object' && inner !== null ? errorsIn(inner) : [];
  });
}

export const errorAt = (errors: { readonly [ERRORS_KEY]?: readonly string[] } | undefined) =>
  errors?.[ERRORS_KEY]?.[0];

export function inside({ value, errors }: Node, key: string | number): Node {
  const inner = typeof value === 'object' && value !== null ? (value as Inner)[key] : undefined;
  return { value: inner, errors: (errors as Inner | undefined)?.[key] as Node['errors'] };
}

type Inner = Readonly<Record<string | number, unknown>>;
