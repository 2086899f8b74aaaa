import { useMemo } from 'react';
import type { Flow } from '../../flow/Flow';
import { arrowsOf } from './arrows';
import { isOf, questionsOf, type Chosen } from './chosen';
import styles from './givingWay.module.css';

interface Props {
  readonly flow: Flow;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Questions below each other, and beside them arrows from what changes to what gives way. */
export function GivingWayPicture({ flow, chosen, onChoose }: Props) {
  const { givingWay } = flow;
  const questions = useMemo(() => questionsOf(flow), [flow]);
  const near = chosen && givingWay.filter((way) => isOf(way, chosen));
  const isNear = (path: string) => near?.some(({ from, to }) => to === path || from.includes(path));
  return (
    <div className={styles.picture}>
      <ol className={styles.cards} aria-label="Perguntas que cedem ou a que outras cedem">
        {questions.map(({ path, title, step }) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={chosen !== undefined && 'question' in chosen && chosen.question === path}
              data-near={isNear(path)}
              onClick={() => onChoose({ question: path })}
            >
              <span>{title}</span>
              <small>{step}</small>
            </button>
          </li>
        ))}
      </ol>
      <ArrowsBeside
        flow={flow}
        paths={questions.map(({ path }) => path)}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}

function ArrowsBeside({ flow, paths, chosen, onChoose }: Props & { readonly paths: readonly string[] }) {
  const { width, height, arrows } = arrowsOf(paths, flow.givingWay);
  return (
    <svg width={width} height={height} aria-hidden="true">
      {arrows.map(({ key, rule, how, source, targets, path, heads }) => (
        // What an arrow offers by pointer, the list of rules offers by keyboard.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <g
          key={key}
          className={styles.arrow}
          data-how={how}
          data-near={
            chosen &&
            ('rule' in chosen ? chosen.rule === rule : [source, ...targets].includes(chosen.question))
          }
          onClick={() => onChoose({ rule })}
        >
          <path d={path} className={styles.grip} />
          <path d={path} className={styles.line} />
          {heads.map((head) => (
            <path key={head} d={head} className={styles.head} />
          ))}
        </g>
      ))}
    </svg>
  );
}
