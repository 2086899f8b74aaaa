import type { Ref } from 'react';
import type { FieldSchema, FieldState, Unread } from '../../engine/index';
import type { Shows } from '../store/hooks';
import type { FieldFrame } from '../ui';

export interface WidgetProps {
  readonly frame: FieldFrame;
  readonly path: string;
  readonly schema: FieldSchema;
  readonly state: FieldState;
  readonly value: unknown;
  readonly unread: string;
  readonly shows?: Ref<Shows>;
  readonly onChange: (value: unknown, unread?: Unread) => void;
  readonly onBlur: () => void;
}
