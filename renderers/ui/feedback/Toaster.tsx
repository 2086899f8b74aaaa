import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../layout/Button';
import { leaveRow } from '../motion/leave';
import { MovingDiv } from '../motion/movingElements';
import { useLeaving } from '../motion/useLeaving';
import { ToneIcon } from './Alert';
import { dismissToast, toastStore, type Toast } from './toastStore';
import styles from './Toaster.module.css';

/** Once per application. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toasts.length > 0) raise(region.current);
  }, [toasts]);
  return (
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      role="region"
      aria-label="Avisos"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} toast={entry} held={held} />
      ))}
    </div>
  );
}

/** The element shown last is on top, so the toasts are shown again when a dialog has opened meanwhile. */
function raise(region: HTMLDivElement | null) {
  if (!region?.showPopover) return;
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const ref = useLeaving<HTMLDivElement>(leaveRow);
  const left = useRef(toast.duration);
  useEffect(() => {
    const time = left.current;
    if (held || time === undefined) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), time);
    return () => {
      clearTimeout(timer);
      left.current = time - (performance.now() - since);
    };
  }, [held, toast.id]);
  return (
    <MovingDiv ref={ref} className={styles.toast} data-tone={toast.tone}>
      <ToneIcon tone={toast.tone} />
      <p className={styles.text}>{toast.text}</p>
      <IconButton label="Fechar aviso" onClick={() => dismissToast(toast.id)} w="7" h="7">
        <X size={16} aria-hidden="true" />
      </IconButton>
    </MovingDiv>
  );
}
