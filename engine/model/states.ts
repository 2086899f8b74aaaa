import type { Json } from '../expression';
import type { Option } from './FieldSchema';

/** How a field is; what a rule no longer says of it is set back to undefined. */
export interface FieldState {
  readonly visible: boolean;
  /** Its whole step is hidden. */
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
  /** The list that a look-up was to give could not be had, or has nothing: what is typed is the answer. */
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
  /** What it is called where that depends on answers. */
  readonly title?: string | undefined;
}

export interface LookupState {
  readonly status: 'idle' | 'pending' | 'answered' | 'failed';
  /** The request as text: an answer to any other request is late and ignored. */
  readonly key?: string | undefined;
  readonly askedAt: number;
  /** What was told of its answer last, and what is answered once the offered way on is taken, by field index. */
  readonly told?:
    { readonly tell: string; readonly set: readonly (readonly [number, unknown])[] } | undefined;
  /** Run for values that were already there; a failure then clears nothing. */
  readonly refresh?: boolean;
  /** It had answered this before the draft was kept: what it filled then has gone its way since. */
  readonly heard?: boolean | undefined;
}
