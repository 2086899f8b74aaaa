import styles from './trial.module.css';

/** How wide the form is shown: as the page has room, or no wider than a device. */
export const WIDTHS = {
  whole: { label: 'Toda a largura', className: undefined },
  phone: { label: '360 px', className: styles.phone },
  tablet: { label: '768 px', className: styles.tablet },
  desktop: { label: '1280 px', className: styles.desktop },
} as const;

export type WidthName = keyof typeof WIDTHS;

export function WidthBar({ width, onWidth }: { width: WidthName; onWidth: (width: WidthName) => void }) {
  return (
    <fieldset className={styles.widths} aria-label="Largura do formulário">
      {(Object.keys(WIDTHS) as WidthName[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === width} onClick={() => onWidth(name)}>
          {WIDTHS[name].label}
        </button>
      ))}
    </fieldset>
  );
}
