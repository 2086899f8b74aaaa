import type { Ref } from 'react';
import type { FieldSchema, FieldState, Unread } from '../../engine/index';
import type { Shows } from '../store/hooks';
import type { FieldFrame } from '../ui';

/** What a widget gets: its frame (label, hint, error), the answer, and how to change it. */
export interface WidgetProps {
  readonly frame: FieldFrame;
  readonly path: string;
  readonly schema: FieldSchema;
  readonly state: FieldState;
  readonly value: unknown;
  /** The text in the control that could not be read as an answer. */
  readonly unread: string;
  /** Where a control that shows what is typed by itself says what it shows. */
  readonly shows?: Ref<Shows>;
  readonly onChange: (value: unknown, unread?: Unread) => void;
  readonly onBlur: () => void;
}
