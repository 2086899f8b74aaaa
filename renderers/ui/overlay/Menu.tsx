import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDismiss } from './useDismiss';
import { useFloat } from './useFloat';
import styles from './overlay.module.css';

export interface MenuItem {
  id?: string;
  label: string;
  detail?: string;
  icon?: ReactNode;
  checked?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  children: ReactNode;
  items: readonly MenuItem[];
  heading?: ReactNode;
  empty?: ReactNode;
  onClose?: () => void;
}

export function Menu({ label, children, items, heading, empty, onClose }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const float = useRef<HTMLDivElement>(null);
  useFloat({ open, anchor: box, float, align: 'end' });
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
    onClose?.();
  };
  useDismiss(open, box, close);
  const select = (item: MenuItem) => {
    close(true);
    item.onSelect();
  };
  return (
    <div
      ref={box}
      role="presentation"
      className={styles.menuAnchor}
      onClick={(event) => event.stopPropagation()}
    >
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? close(true) : setOpen(true))}
      >
        {children}
      </button>
      {open && (
        <div ref={float} popover="manual" className={`${styles.float} ${styles.menuBox}`}>
          {heading}
          {items.length === 0 ? (
            empty
          ) : (
            <div
              role="menu"
              className={styles.menu}
              aria-label={label}
              onKeyDown={(event) => moveFocus(event, () => close(false))}
            >
              {items.map((item, index) => (
                <button
                  key={item.id ?? item.label}
                  type="button"
                  role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={item.checked}
                  className={`${styles.option} ${styles.menuItem}`}
                  ref={index === 0 ? focusOnce : undefined}
                  onClick={() => select(item)}
                >
                  {item.icon}
                  <ItemText {...item} />
                  {item.checked && <Check size={16} className={styles.checked} aria-hidden="true" />}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

const ItemText = ({ label, detail }: MenuItem) =>
  detail === undefined ? (
    label
  ) : (
    <chakra.span display="grid">
      <span>{label}</span>
      <chakra.span fontSize="sm" color="muted" className="ui-figures">
        {detail}
      </chakra.span>
    </chakra.span>
  );

/** The popover is shown in a layout effect, so the focus is set in the next frame. */
const focusOnce = (element: HTMLElement | null) => void requestAnimationFrame(() => element?.focus());

function moveFocus(event: KeyboardEvent<HTMLElement>, leave: () => void) {
  if (event.key === 'Tab') return leave();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}
