import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton, leaveRow, MovingDialog, useLeaving } from '../../../renderers/ui';
import { ContactPanel, type ContactPanelProps } from './ContactPanel';

interface HelpPanelProps extends ContactPanelProps {
  label: string;
  onClose: () => void;
}

export function HelpPanel({ label, onClose, ...panel }: HelpPanelProps) {
  const ref = useLeaving<HTMLDialogElement>(leaveRow);
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <Panel ref={ref} open tabIndex={-1} aria-label={label}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="3">
        <chakra.h2 fontSize="md">{label}</chakra.h2>
        <IconButton label="Fechar painel" onClick={onClose} me="-2">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </chakra.div>
      <ContactPanel {...panel} />
    </Panel>
  );
}

const Panel = chakra(MovingDialog, {
  base: {
    position: 'static',
    m: '0',
    color: 'ink',
    w: '22rem',
    maxW: 'calc(100vw - 24px)',
    maxH: { base: 'calc(100dvh - 13rem)', sm: 'calc(100dvh - 9rem)' },
    overflowY: 'auto',
    p: '5',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'overlay',
  },
});
