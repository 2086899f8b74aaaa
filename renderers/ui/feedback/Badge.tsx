import { chakra } from '@chakra-ui/react';
import { AlertCircle, AlertTriangle, CheckCircle2, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from './Alert';

const icons = { info: Info, success: CheckCircle2, warning: AlertTriangle, danger: AlertCircle };

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'short',
    textAlign: 'start',
    '& svg': { flexShrink: 0 },
  },
});

/** A state as a word with an icon: colour alone says nothing to some readers. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <Pill bg={`${tone}.bg`} color={`${tone}.fg`}>
      <Icon size={14} aria-hidden="true" />
      <span>{children}</span>
    </Pill>
  );
}
