import { Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton, copyText } from '../../../renderers/ui';

interface CopyButtonProps extends Omit<ComponentProps<typeof IconButton>, 'onClick' | 'children' | 'label'> {
  readonly text: string;
  /** What it is called once it was copied: 'Número'. */
  readonly what: string;
  /** What is read aloud, where `what` alone does not tell it from others. */
  readonly label?: string;
  /** What else can be done where the browser forbids it. */
  readonly instead?: string;
}

/** Beside a number that people take elsewhere: copies it and says so. */
export const CopyButton = ({ text, what, label, instead, ...rest }: CopyButtonProps) => (
  <IconButton
    label={label ?? `Copiar ${what.toLowerCase()} ${text}`}
    onClick={() => void copyText(text, what, { instead })}
    {...rest}
  >
    <Copy size={18} aria-hidden="true" />
  </IconButton>
);
