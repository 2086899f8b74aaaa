import styles from './choiceBar.module.css';

interface Props<Name extends string> {
  /** What is chosen, for whom cannot see it. */
  readonly label: string;
  readonly choices: readonly (readonly [name: Name, text: string])[];
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name) => void;
  /** Where it differs from the others in its place. */
  readonly className?: string;
}

/** Buttons of which one is pressed at a time. */
export function ChoiceBar<Name extends string>({
  label,
  choices,
  chosen,
  onChoose,
  className = '',
}: Props<Name>) {
  return (
    <fieldset className={`${styles.bar} ${className}`} aria-label={label}>
      {choices.map(([name, text]) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
