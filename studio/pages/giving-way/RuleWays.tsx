import type { Flow } from '../../flow/Flow';
import { counted } from '../../../engine/values';
import { rolesOf } from '../../rules';
import { titlesOf } from '../flow/related';
import { rulesOf, sentencesOf, type Chosen, type Ruled } from './chosen';
import { HOWS } from './words';
import analysts from '../analysts.module.css';
import styles from './givingWay.module.css';

interface Props {
  readonly flow: Flow;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

/** All that the picture shows, rule by rule in words. */
export function RuleWays({ flow, chosen, onChoose }: Props) {
  const rules = rulesOf(flow);
  const titles = titlesOf(flow);
  return (
    <details className={styles.rules}>
      <summary>O mesmo em palavras: {counted(rules.length, 'regra', 'regras')}</summary>
      <ul>
        {rules.map((ruled) => (
          <li key={`${ruled.link.kind} ${ruled.link.id}`}>
            <Rule ruled={ruled} titles={titles} chosen={chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RuleProps extends Omit<Props, 'flow'> {
  readonly ruled: Ruled;
  readonly titles: ReadonlyMap<string, string>;
}

function Rule({ ruled: { link, ways }, titles, chosen, onChoose }: RuleProps) {
  const isChosen = chosen !== undefined && 'rule' in chosen && chosen.rule === link.id;
  return (
    <>
      <button
        type="button"
        className={styles.rule}
        aria-pressed={isChosen}
        onClick={() => onChoose({ rule: link.id })}
      >
        {rolesOf(link.kind).headings[0]} <code>{link.id}</code>
      </button>
      <ul className={styles.sentences}>
        {sentencesOf(ways).map((words) => (
          <li key={words}>
            {words}
            <span className={analysts.muted}>
              {pairsOf(
                ways.filter((way) => way.words === words),
                titles,
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** “Início → Fim: cede só o que ninguém digitou”, for each arrow of a sentence. */
function pairsOf(ways: Ruled['ways'], titles: ReadonlyMap<string, string>): string {
  const name = (path: string) => titles.get(path) ?? path;
  const [{ from, how } = { from: [], how: 'emptied' }] = ways;
  const pairs = `${from.map(name).join(' ou ')} → ${ways.map(({ to }) => name(to)).join(', ')}`;
  return `${pairs}: ${HOWS.find(([one]) => one === how)![1]}`;
}
