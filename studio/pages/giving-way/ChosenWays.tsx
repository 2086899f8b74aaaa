import type { Flow, GivingWay } from '../../flow/Flow';
import { rolesOf } from '../../rules';
import { FieldLink, RuleLink } from '../links';
import { PlaceLinks } from '../PlaceLinks';
import { rulesOf, sentencesOf, type Chosen } from './chosen';
import analysts from '../analysts.module.css';
import styles from './givingWay.module.css';

interface Props {
  readonly flow: Flow;
  readonly chosen: Chosen | undefined;
}

/** The sentences of what is chosen in the picture, with the ways on to its question and rules. */
export function ChosenWays({ flow, chosen }: Props) {
  return (
    <section className={styles.chosen} aria-label="O que foi escolhido na figura" aria-live="polite">
      {!chosen && <p className={analysts.muted}>Escolha uma pergunta ou uma seta para ler as frases dela.</p>}
      {chosen && 'question' in chosen && <OfQuestion flow={flow} path={chosen.question} />}
      {chosen && 'rule' in chosen && <OfRule flow={flow} id={chosen.rule} />}
    </section>
  );
}

function OfQuestion({ flow, path }: { flow: Flow; path: string }) {
  const title = flow.steps
    .flatMap(({ questions }) => questions)
    .find((question) => question.path === path)?.title;
  if (title === undefined) return null;
  return (
    <>
      <h3>{title}</h3>
      <p>
        <FieldLink path={path} />
      </p>
      <Sentences title="Cede" ways={flow.givingWay.filter(({ to }) => to === path)} />
      <Sentences
        title="Faz outras cederem"
        ways={flow.givingWay.filter(({ from, to }) => from.includes(path) && to !== path)}
      />
    </>
  );
}

function Sentences({ title, ways }: { title: string; ways: readonly GivingWay[] }) {
  if (ways.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.sentences}>
        {sentencesOf(ways).map((words) => (
          <li key={words}>
            {words} <RuleLink id={ways.find((way) => way.words === words)!.rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OfRule({ flow, id }: { flow: Flow; id: string }) {
  const ruled = rulesOf(flow).find(({ link }) => link.id === id);
  if (!ruled) return null;
  return (
    <>
      <h3>
        {rolesOf(ruled.link.kind).headings[0]} <RuleLink id={id} />
      </h3>
      {ruled.link.note !== undefined && <p className={analysts.muted}>{ruled.link.note}</p>}
      <ul className={styles.sentences}>
        {sentencesOf(ruled.ways).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <PlaceLinks place={ruled.link.place} />
    </>
  );
}
