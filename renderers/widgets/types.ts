import type { FieldSchema, FieldState } from '../../engine';
import type { FieldFrame } from '../ui';

/** What a widget gets: its frame (label, hint, error), the answer, and how to change it. */
export interface WidgetProps {
  readonly frame: FieldFrame;
  readonly path: string;
  readonly schema: FieldSchema;
  readonly state: FieldState;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}
