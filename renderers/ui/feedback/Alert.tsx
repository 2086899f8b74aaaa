import { chakra } from '@chakra-ui/react';
import { AlertCircle, AlertTriangle, CheckCircle2, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../layout/Button';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CheckCircle2, warning: AlertTriangle, danger: AlertCircle };

const Sign = chakra('span', {
  base: { flexShrink: '0', mt: '0.5' },
  variants: {
    tone: {
      info: { color: 'info.fg' },
      success: { color: 'success.fg' },
      warning: { color: 'warning.fg' },
      danger: { color: 'danger.fg' },
    },
  },
});

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderStartWidth: '4px',
    borderStyle: 'solid',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      info: { bg: 'info.bg', borderColor: 'info.line' },
      success: { bg: 'success.bg', borderColor: 'success.line' },
      warning: { bg: 'warning.bg', borderColor: 'warning.line' },
      danger: { bg: 'danger.bg', borderColor: 'danger.line' },
    },
  },
});

/** The sign of a tone; always beside a word. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  const Icon = icons[tone];
  return (
    <Sign tone={tone}>
      <Icon size={size} aria-hidden="true" />
    </Sign>
  );
}

export interface AlertProps {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
  messages?: readonly string[] | undefined;
  below?: ReactNode;
  onClose?: () => void;
  /** Announce it at once: for what just happened, not for what a page opens with. */
  live?: boolean;
}

/** Moves the focus into the page where closing left none. */
function closeBy(onClose: () => void): void {
  flushSync(onClose);
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}

export function Alert({ tone, title, children, messages = [], below, onClose, live }: AlertProps) {
  return (
    <Box tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <ToneIcon tone={tone} />
      <chakra.div flex="1" minW="0">
        {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
        {children}
        {messages.length > 0 && (
          <chakra.ul listStyle="disc" ps="5">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </chakra.ul>
        )}
        {below}
      </chakra.div>
      {onClose && (
        <IconButton label="Fechar aviso" onClick={() => closeBy(onClose)} w="8" h="8">
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </Box>
  );
}
