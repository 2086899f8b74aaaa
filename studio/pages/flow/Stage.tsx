import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../../../renderers/ui';
import { useWidth } from '../../../src/features/document-viewer/useWidth';
import type { Picture } from './layout';
import { fitting, keyed, panned, type View } from './view';
import styles from './flow.module.css';

interface Props {
  readonly picture: Picture;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** What the picture shows, for who does not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Visible height of the picture, in CSS pixels. */
export const SEEN_HEIGHT = 560;
const DRAG = 4;

const BUTTONS = [
  ['+', 'Aproximar'],
  ['-', 'Afastar'],
  ['ArrowLeft', 'Ver à esquerda'],
  ['ArrowRight', 'Ver à direita'],
  ['ArrowUp', 'Ver acima'],
  ['ArrowDown', 'Ver abaixo'],
] as const;

const SIGNS: Readonly<Record<(typeof BUTTONS)[number][0], string>> = {
  '+': '+',
  '-': '−',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

export function Stage({ picture, view, onView, label, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const seen = { width: useWidth(frame) || 1000, height: SEEN_HEIGHT };
  const drag = useDrag(view, onView);
  const press = (key: string) => {
    const next = keyed(view, key, seen, picture);
    if (next) onView(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event.key)) event.preventDefault();
  };
  const box = [view.x, view.y, seen.width / view.scale, seen.height / view.scale].join(' ');
  return (
    <>
      <div className={styles.buttons}>
        {BUTTONS.map(([key, name]) => (
          <Button key={key} kind="secondary" size="sm" aria-label={name} onClick={() => press(key)}>
            {SIGNS[key]}
          </Button>
        ))}
        <Button kind="secondary" size="sm" onClick={() => onView(fitting(picture, seen))}>
          Ver tudo
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys move what is seen, as they scroll a box. */}
      <section
        ref={frame}
        className={styles.stage}
        aria-label={label}
        onKeyDown={onKeyDown}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As a box that scrolls.
        tabIndex={0}
      >
        <svg viewBox={box} height={SEEN_HEIGHT} width="100%" aria-hidden="true" {...drag}>
          {children}
        </svg>
      </section>
    </>
  );
}

/** Pans by dragging; a press without movement stays a click. */
function useDrag(view: View, onView: (view: View) => void) {
  const from = useRef<{ x: number; y: number; view: View }>(undefined);
  const [isDragging, setDragging] = useState(false);
  const end = () => {
    from.current = undefined;
    setDragging(false);
  };
  return {
    'data-dragging': isDragging || undefined,
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      if (button === 0) from.current = { x: clientX, y: clientY, view };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGElement>) => {
      const began = from.current;
      if (!began) return;
      const [right, down] = [began.x - clientX, began.y - clientY];
      if (!isDragging && Math.hypot(right, down) < DRAG) return;
      // Captured only now, since a captured pointer also takes the click.
      if (!isDragging) currentTarget.setPointerCapture(pointerId);
      setDragging(true);
      onView(panned(began.view, right, down));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
