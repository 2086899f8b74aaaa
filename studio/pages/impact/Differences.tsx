import type { Compatibility, Difference } from '../../impact/Difference';
import analysts from '../analysts.module.css';
import styles from './impact.module.css';

const GROUPS: readonly (readonly [Compatibility, string, string])[] = [
  ['breaking', 'Quebram', 'uma resposta pode se perder, ser recusada, calculada ou tarifada de outra forma'],
  ['visible', 'Visíveis', 'o cliente lê ou é perguntado algo diferente, e nada do que respondeu muda'],
  ['compatible', 'Compatíveis', 'quem já respondeu não nota'],
];

/** Each change in a sentence with its file and pointer, the gravest first. */
export function Differences({
  differences,
  before = 'na versão que roda',
}: {
  differences: readonly Difference[];
  before?: string;
}) {
  return GROUPS.map(([group, title, meaning]) => {
    const own = differences.filter(({ compatibility }) => compatibility === group);
    if (own.length === 0) return null;
    return (
      <section key={group} aria-label={title} className={styles.group} data-group={group}>
        <h3>
          {title}: {own.length}
        </h3>
        <p className={analysts.muted}>{meaning}</p>
        <ul className={styles.changes}>
          {own.map(({ words, file, pointer, version, kind }) => (
            <li key={`${kind} ${file}#${pointer} ${words}`}>
              <span>{words}</span>
              <code>
                {file}#{pointer}
                {version === 'before' && ` (${before})`}
              </code>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
