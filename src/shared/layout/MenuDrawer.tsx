import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton, leaveOverPage, MovingDialog } from '../../../renderers/ui';
import { Brand } from './Brand';
import { PAGE_HEADING } from './pageTitle';
import { SideMenu } from './SideMenu';

const Sheet = chakra(MovingDialog, {
  base: {
    inset: '0 0 auto 0',
    m: '0',
    p: '4',
    w: '100vw',
    maxW: '100vw',
    maxH: '100dvh',
    overflowY: 'auto',
    color: 'ink',
    bg: 'surface',
    borderBottomRadius: 'lg',
    boxShadow: 'overlay',
    '&::backdrop': { background: 'rgb(8 20 50 / 45%)' },
  },
});

const wide = '(min-width: 960px)';

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const chosen = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname === opened.current) return;
    chosen.current = true;
    close();
  }, [pathname]);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal?.();
    const media = window.matchMedia(wide);
    const onChange = () => media.matches && close();
    media.addEventListener('change', onChange);
    return () => {
      media.removeEventListener('change', onChange);
      leaveOverPage(dialog);
      dialog.close?.();
      if (chosen.current) document.getElementById(PAGE_HEADING)?.focus({ preventScroll: true });
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Sheet ref={ref} comes="sink" aria-label="Menu" onCancel={cancel}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="3">
        <Brand />
        <IconButton label="Fechar menu" onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </chakra.div>
      <SideMenu />
    </Sheet>
  );
}
