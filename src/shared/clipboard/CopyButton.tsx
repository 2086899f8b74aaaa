import { Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton, copyText } from '../../../renderers/ui';

interface CopyButtonProps extends Omit<ComponentProps<typeof IconButton>, 'onClick' | 'children' | 'label'> {
  readonly text: string;
  /** Named in the toast: 'Número'. */
  readonly what: string;
  /** Accessible name, where `what` alone is ambiguous. */
  readonly label?: string;
  readonly instead?: string;
}

export const CopyButton = ({ text, what, label, instead, ...rest }: CopyButtonProps) => (
  <IconButton
    label={label ?? `Copiar ${what.toLowerCase()} ${text}`}
    onClick={() => void copyText(text, what, { instead })}
    {...rest}
  >
    <Copy size={18} aria-hidden="true" />
  </IconButton>
);
