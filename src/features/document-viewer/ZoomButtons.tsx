import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../renderers/ui';
import { nextZoom, type Zoom } from './zoom';
import styles from './document-viewer.module.css';

export interface Zooming {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
}

export function ZoomButtons({ zoom, onZoom }: Zooming) {
  const step = (direction: 1 | -1) => {
    const next = nextZoom(zoom, direction);
    // Not `disabled`, which would take the focus away at the last step.
    return { 'aria-disabled': next === undefined, onClick: () => next && onZoom(next) };
  };
  return (
    <fieldset className={styles.zoom} aria-label="Zoom">
      <IconButton label="Diminuir" {...step(-1)}>
        <ZoomOut size={18} aria-hidden="true" />
      </IconButton>
      <span className="ui-figures" aria-live="polite">
        {zoom * 100}%
      </span>
      <IconButton label="Aumentar" {...step(1)}>
        <ZoomIn size={18} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
