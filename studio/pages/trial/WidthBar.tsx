import { ChoiceBar } from '../ChoiceBar';
import styles from './trial.module.css';

export const WIDTHS = {
  whole: { label: 'Toda a largura', className: undefined },
  phone: { label: '360 px', className: styles.phone },
  tablet: { label: '768 px', className: styles.tablet },
  desktop: { label: '1280 px', className: styles.desktop },
} as const;

export type WidthName = keyof typeof WIDTHS;

const CHOICES = (Object.keys(WIDTHS) as WidthName[]).map((name) => [name, WIDTHS[name].label] as const);

export function WidthBar({ width, onWidth }: { width: WidthName; onWidth: (width: WidthName) => void }) {
  return (
    <ChoiceBar
      label="Largura do formulário"
      choices={CHOICES}
      chosen={width}
      onChoose={onWidth}
      className={styles.widths}
    />
  );
}
