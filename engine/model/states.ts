import type { Json } from '../expression';
import type { Option } from './FieldSchema';

/** A field's state; what a rule no longer sets goes back to undefined. */
export interface FieldState {
  readonly visible: boolean;
  readonly stepHidden?: boolean;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly why?: string | undefined;
  readonly options: readonly Option[];
  readonly disabledOptions?: readonly Json[] | undefined;
  /** `false`: nothing is wrong with the field, whatever it holds. */
  readonly judged?: boolean | undefined;
  readonly unit?: string | undefined;
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  /** The look-up that filled the field and keeps it from being edited. */
  readonly lockedBy?: string | undefined;
  /** A look-up that may fill the field is under way. */
  readonly busy?: boolean | undefined;
  /** The look-up's list could not be loaded or is empty: the typed text is the answer. */
  readonly manual?: boolean | undefined;
}

/** Whether a field is on screen when its step is open; a hidden field counts as empty. */
export function isShown(state: FieldState): boolean {
  return state.visible && !state.stepHidden;
}

export type StepStatus = 'pending' | 'open' | 'done';

export interface StepState {
  readonly status: StepStatus;
  readonly visible: boolean;
  readonly attempted: boolean;
  /** The title, where it depends on answers. */
  readonly title?: string | undefined;
}

export interface LookupState {
  readonly status: 'idle' | 'pending' | 'answered' | 'failed';
  /** The request as text: an answer to any other request is late and ignored. */
  readonly key?: string | undefined;
  readonly askedAt: number;
  /** What was told of its last answer, and the values that the offered way on sets, by field index. */
  readonly told?:
    { readonly tell: string; readonly set: readonly (readonly [number, unknown])[] } | undefined;
  /** Run for values that were already there; a failure then clears nothing. */
  readonly refresh?: boolean;
  /** It had answered this before the draft was kept: it then changes only fields that it locks or binds. */
  readonly heard?: boolean | undefined;
}
