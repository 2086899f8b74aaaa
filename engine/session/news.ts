import { shaped } from '../model/shaped';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import { isShown } from '../model/states';
import { sameValue } from '../model/sameValue';
import type { Session } from '../model/Session';
import type { Draft } from './draft';
import { isFillable, toCorrect } from './fillable';
import { todaysPaths } from './former';
import { isAnswer } from '../model/normalise';
import { lostText } from './lostText';
import { stepsUnderToday } from './movedSteps';
import { storedSession } from './stored';
import { upgrade, type Upgrade } from './upgrade';

/** What is to be told at one step of a request that was begun under an earlier version: questions by their labels. */
export interface StepNews {
  readonly step: string;
  readonly asked: readonly string[];
  /** Answered in another step before. */
  readonly arrived: readonly string[];
  /** The chosen option has another label now. */
  readonly mapped: readonly { readonly title: string; readonly from: string; readonly to: string }[];
  /** The answer is no longer valid and must be given again. */
  readonly again: readonly string[];
  /** Something is wrong with it or missing where the step was done. */
  readonly look: readonly string[];
  /** Answered before, not asked any more; `undefined` where its label is unknown. */
  readonly gone: readonly (string | undefined)[];
  /** Answers without a place today, as they were shown; notes kept by older versions lack it. */
  readonly lost?: readonly LostAnswer[];
}

export interface LostAnswer {
  readonly title: string | undefined;
  readonly text: string;
}

type Kind = Exclude<keyof StepNews, 'step'>;

const NOTHING: Readonly<Record<Kind, readonly unknown[]>> = {
  ...{ asked: [], arrived: [], mapped: [], again: [], look: [], gone: [], lost: [] },
};

class Gathered {
  private readonly news = new Map<string, Readonly<Record<Kind, readonly unknown[]>>>();

  constructor(private readonly session: Session) {}

  add<K extends Kind>(kind: K, step: string | undefined, told: Required<StepNews>[K][number]): void {
    const { definition, steps } = this.session;
    const isThere = definition.steps.some(
      ({ index, definition: { id } }) => id === step && steps[index]!.visible,
    );
    const open = definition.steps[steps.findIndex(({ status }) => status === 'open')]?.definition.id;
    const at = isThere ? step! : (open ?? definition.steps[0]!.definition.id);
    const known = this.news.get(at) ?? NOTHING;
    if (!known[kind].includes(told)) this.news.set(at, { ...known, [kind]: [...known[kind], told] });
  }

  /** What cannot be read, a password or a file without a name, is not told by its text. */
  addLost(step: string | undefined, lost: LostAnswer): void {
    if (lost.text.trim() !== '') this.add('lost', step, lost);
  }

  list(): readonly StepNews[] {
    const { steps } = this.session.definition;
    return steps.flatMap(({ definition: { id } }) => {
      const news = this.news.get(id);
      return news ? [shaped<StepNews>({ step: id, ...news })] : [];
    });
  }
}

const stepOf = (definition: CompiledDefinition | undefined, path: string) => {
  const field = definition?.byPath.get(path);
  return field && definition!.steps[field.step]!.definition.id;
};

export const answerLabel = (
  definition: CompiledDefinition | undefined,
  path: string,
  answer: unknown,
): string => {
  const { label, value = answer } = (answer ?? {}) as { label?: string; value?: unknown };
  const options = definition?.byPath.get(path)?.base.options ?? [];
  return options.find((option) => option.value === value)?.label ?? label ?? String(value);
};

/**
 * News for a person who resumes a draft of an earlier version (`before`, where known); `session` is the opened
 * draft. Empty where nothing that they see has changed.
 */
export function upgradeNews(
  session: Session,
  draft: Pick<Draft, 'definition' | 'answers' | 'steps'>,
  before?: CompiledDefinition,
): readonly StepNews[] {
  const { definition } = session;
  if (draft.definition === definition.source.hash) return [];
  const told = new Gathered(session);
  const taken = upgrade(definition, draft.answers, before);
  const again = taken.lost.filter(({ by }) => by === 'unfit');
  for (const { path, former, from, to } of taken.mapped) {
    const title = titleOf(session, path);
    const words = { from: answerLabel(before, former, from), to: answerLabel(definition, path, to) };
    told.add('mapped', stepOf(definition, path), { title, ...words });
  }
  for (const { path } of again) told.add('again', stepOf(definition, path), titleOf(session, path));
  const asked = before ? tellAsked(told, session, draft, before) : [];
  const then = before && storedSession(before, draft.answers, session.env);
  const textOf = (former: string) => lostText(then, former, draft.answers[former]);
  if (then) tellMoved(told, session, { draft, then, textOf });
  tellLost(told, session, taken, { draft, then, textOf });
  tellLook(told, session, [...asked, ...again.map(({ path }) => path)]);
  return told.list();
}

const titleOf = ({ definition, states }: Session, path: string) =>
  states.at(definition.byPath.get(path)!.index).title;

function tellAsked(
  told: Gathered,
  { definition, states, steps }: Session,
  { steps: kept }: Pick<Draft, 'steps'>,
  before: CompiledDefinition,
): readonly string[] {
  const asking = before.fields.filter(({ derived }) => !derived);
  const known = new Set(asking.flatMap(({ path }) => todaysPaths(definition.source, path, before.source)));
  const seen = stepsUnderToday(definition, kept, before);
  const open = steps.findIndex(({ status }) => status === 'open');
  const isSeen = (index: number) =>
    index < open || (seen[definition.steps[index]!.definition.id] ?? 'pending') !== 'pending';
  const asked = definition.fields.filter((field) => {
    const state = states.at(field.index);
    if (field.schema.ui.widget === 'hidden' || known.has(field.path) || !isSeen(field.step)) return false;
    return isShown(state) && isFillable(field, state);
  });
  for (const { path, index } of asked) told.add('asked', stepOf(definition, path), states.at(index).title);
  return asked.map(({ path }) => path);
}

interface Earlier {
  readonly draft: Pick<Draft, 'answers' | 'steps'>;
  readonly then: Session | undefined;
  readonly textOf: (former: string) => string;
}

function tellMoved(
  told: Gathered,
  session: Session,
  { draft: { answers, steps }, then, textOf }: Earlier & { readonly then: Session },
): void {
  const { definition, states } = session;
  const before = then.definition;
  for (const { path: former, index, derived, schema, step } of before.fields) {
    if (derived || !isAnswer(answers[former]) || !isShown(then.states.at(index))) continue;
    for (const path of todaysPaths(definition.source, former, before.source)) {
      const field = definition.byPath.get(path);
      if (!field || field.derived) continue;
      const at = stepOf(definition, path)!;
      if (!isShown(states.at(field.index))) {
        told.add('gone', at, schema.title);
        told.addLost(at, { title: schema.title, text: textOf(former) });
      } else if (isMoved(session, at, before.steps[step]!.definition.id, steps))
        told.add('arrived', at, states.at(field.index).title);
    }
  }
}

const isMoved = ({ definition }: Session, step: string, former: string, kept: Draft['steps']) =>
  step !== former && kept[former] !== undefined && definition.steps.length > 1;

function tellLost(
  told: Gathered,
  session: Session,
  { lost, answers }: Pick<Upgrade, 'lost' | 'answers'>,
  { draft, then, textOf }: Earlier,
): void {
  for (const { former, path, by } of lost) {
    const schema = then?.definition.byPath.get(former)?.schema;
    if (schema?.ui.widget === 'hidden') continue;
    const at = by === 'gone' ? stepOf(then?.definition, former) : stepOf(session.definition, path);
    if (by === 'partly') told.add('look', at, titleOf(session, path));
    else if (by !== 'unfit') told.add('gone', at, schema?.title);
    // Of two equal answers no text is lost.
    if (!sameValue(answers[path], draft.answers[former]))
      told.addLost(at, {
        // What is asked again is the same question, even where its former label is unknown.
        title: schema?.title ?? (by === 'unfit' ? titleOf(session, path) : undefined),
        text: textOf(former),
      });
  }
}

function tellLook(told: Gathered, session: Session, known: readonly string[]): void {
  const { definition, steps } = session;
  for (const step of definition.steps) {
    const { status, visible } = steps[step.index]!;
    if (status === 'done' || !visible) continue;
    for (const index of toCorrect(session, step)) {
      const { path } = definition.fields[index]!;
      if (!known.includes(path)) told.add('look', step.definition.id, session.states.at(index).title);
    }
  }
}
