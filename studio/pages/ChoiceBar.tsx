import styles from './choiceBar.module.css';

interface Props<Name extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [name: Name, text: string])[];
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name) => void;
  readonly className?: string | undefined;
}

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
