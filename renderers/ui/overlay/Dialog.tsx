import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../layout/Button';
import { leaveOverPage } from '../motion/leave';
import { MovingDialog } from '../motion/movingElements';

export interface DialogProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Called on Esc and on the close button; without it only the actions close. */
  onClose?: (() => void) | undefined;
  width?: keyof typeof widths;
}

const widths = {
  '32rem': { maxW: '32rem' },
  '36rem': { maxW: '36rem' },
  '37.5rem': { maxW: '37.5rem' },
  '600px': { maxW: '600px' },
  '40rem': { maxW: '40rem' },
  '44rem': { maxW: '44rem' },
  '46rem': { maxW: '46rem' },
  '50rem': { maxW: '50rem' },
  '56rem': { maxW: '56rem' },
  // Specification 1 §9: 1000 px, 800 on md, 350 on xs.
  terms: { maxW: { base: '350px', sm: '800px', lg: '1000px' } },
};

const Sheet = chakra(MovingDialog, {
  base: {
    m: 'auto',
    p: '0',
    w: 'calc(100vw - 32px)',
    maxH: 'calc(100dvh - 32px)',
    color: 'ink',
    bg: 'surface',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    // Windows high contrast draws it, and no shadow.
    outline: '1px solid transparent',
    flexDirection: 'column',
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: 'rgb(8 20 50 / 45%)' },
  },
  variants: { size: widths },
});

/** A modal on the browser's own dialog: focus stays inside and returns where it came from. Mounted means open. */
export function Dialog({ title, children, actions, onClose, width = '32rem' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Opened before the paint, so that its text never flashes outside the dialog.
  useLayoutEffect(() => openModal(ref.current), []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  // Chromium closes a dialog on the second Esc, even when the first was prevented.
  const onForcedClose = () => {
    if (ref.current?.open) return;
    if (onClose) onClose();
    else ref.current?.showModal();
  };
  return (
    <Sheet ref={ref} aria-labelledby={titleId} onCancel={onCancel} onClose={onForcedClose} size={width}>
      <chakra.div display="flex" alignItems="flex-start" gap="3" p="6" pb="3">
        <chakra.h2 id={titleId} flex="1" fontSize="lg">
          {title}
        </chakra.h2>
        {onClose && (
          <IconButton label="Fechar janela" onClick={onClose} mt="-2" me="-2">
            <X size={20} aria-hidden="true" />
          </IconButton>
        )}
      </chakra.div>
      <chakra.div px="6" pb="6" overflowY="auto" tabIndex={-1}>
        {children}
      </chakra.div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" px="6" pb="6">
          {actions}
        </chakra.div>
      )}
    </Sheet>
  );
}

function openModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  const before = document.activeElement;
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  return () => {
    leaveOverPage(dialog);
    dialog.close?.();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
