import type { CompiledDefinition } from '../model/CompiledDefinition';
import { isShown, type StepStatus } from '../model/states';
import type { Session } from '../model/Session';
import type { Draft } from './draft';
import { isFillable, toCorrect } from './fillable';
import { isAnswer, todaysPath } from './former';
import { stepsUnderToday } from './movedSteps';
import { storedSession } from './stored';
import { upgrade, type Lost } from './upgrade';

/** What is to be told at one step of a request that was begun under an earlier version: questions by their labels. */
export interface StepNews {
  readonly step: string;
  /** Asked now, and not before. */
  readonly asked: readonly string[];
  /** Answered in another step before. */
  readonly arrived: readonly string[];
  /** What was chosen is called otherwise. */
  readonly mapped: readonly { readonly title: string; readonly from: string; readonly to: string }[];
  /** Answered with something that is no answer any more: to be answered again. */
  readonly again: readonly string[];
  /** Something is wrong with it or missing where the step was done. */
  readonly look: readonly string[];
  /** Answered before, and not asked any more; `undefined` where nobody knows how it was called. */
  readonly gone: readonly (string | undefined)[];
}

type Kind = Exclude<keyof StepNews, 'step'>;

/** Gathers what is told by the step that it concerns; what concerns none that is there stands at the open one. */
class Gathered {
  private readonly news = new Map<string, Record<Kind, unknown[]>>();

  constructor(private readonly session: Session) {}

  add<K extends Kind>(kind: K, step: string | undefined, told: StepNews[K][number]): void {
    const { definition, steps } = this.session;
    const isThere = definition.steps.some(
      ({ index, definition: { id } }) => id === step && steps[index]!.visible,
    );
    const open = definition.steps[steps.findIndex(({ status }) => status === 'open')]?.definition.id;
    const at = isThere ? step! : (open ?? definition.steps[0]!.definition.id);
    const known = this.news.get(at) ?? { asked: [], arrived: [], mapped: [], again: [], look: [], gone: [] };
    if (!known[kind].includes(told)) known[kind].push(told);
    this.news.set(at, known);
  }

  list(): readonly StepNews[] {
    const { steps } = this.session.definition;
    return steps.flatMap(({ definition: { id } }) => {
      const news = this.news.get(id);
      return news ? [{ step: id, ...news } as unknown as StepNews] : [];
    });
  }
}

const stepOf = (definition: CompiledDefinition | undefined, path: string) => {
  const field = definition?.byPath.get(path);
  return field && definition!.steps[field.step]!.definition.id;
};

/** A chosen answer as a version of its question called it. */
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
 * What a person is told who takes up a draft of an earlier version, `before` where that is known; `session` is the draft
 * as it was opened. Nothing where nothing that they see has changed.
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
  if (before) tellMoved(told, session, draft, before);
  tellGone(told, taken.lost, before);
  tellLook(told, session, stepsUnderToday(definition, draft.steps, before), [
    ...asked,
    ...again.map(({ path }) => path),
  ]);
  return told.list();
}

const titleOf = ({ definition, states }: Session, path: string) =>
  states.at(definition.byPath.get(path)!.index).title;

/** Of the steps that the person has been through, what those did not ask. */
function tellAsked(
  told: Gathered,
  { definition, states, steps }: Session,
  { steps: kept }: Pick<Draft, 'steps'>,
  before: CompiledDefinition,
): readonly string[] {
  const asking = before.fields.filter(({ derived }) => !derived);
  const known = new Set(asking.map(({ path }) => todaysPath(definition.source, path, before.source)));
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

/** What was answered in another step, and what was asked in sight and is kept out of sight now. */
function tellMoved(
  told: Gathered,
  session: Session,
  { answers, steps }: Pick<Draft, 'answers' | 'steps'>,
  before: CompiledDefinition,
): void {
  const { definition, states } = session;
  const then = storedSession(before, answers, session.env);
  for (const { path: former, index, derived, schema, step } of before.fields) {
    const path = todaysPath(definition.source, former, before.source);
    const field = definition.byPath.get(path);
    if (derived || !field || field.derived || !isAnswer(answers[former]) || !isShown(then.states.at(index)))
      continue;
    if (!isShown(states.at(field.index))) told.add('gone', stepOf(definition, path), schema.title);
    else if (isMoved(session, stepOf(definition, path)!, before.steps[step]!.definition.id, steps))
      told.add('arrived', stepOf(definition, path), states.at(field.index).title);
  }
}

/** Whether a step of before has gone on under its name, and this one is another. */
const isMoved = ({ definition }: Session, step: string, former: string, kept: Draft['steps']) =>
  step !== former && kept[former] !== undefined && definition.steps.length > 1;

function tellGone(told: Gathered, lost: readonly Lost[], before: CompiledDefinition | undefined): void {
  for (const { former, by } of lost) {
    const schema = before?.byPath.get(former)?.schema;
    if (by === 'unfit' || schema?.ui.widget === 'hidden') continue;
    told.add('gone', stepOf(before, former), schema?.title);
  }
}

/** Steps that were done and are not any more say by which questions. */
function tellLook(
  told: Gathered,
  session: Session,
  kept: Readonly<Record<string, StepStatus>>,
  known: readonly string[],
): void {
  const { definition, steps } = session;
  for (const step of definition.steps) {
    const { id } = step.definition;
    if (kept[id] !== 'done' || steps[step.index]!.status === 'done' || !steps[step.index]!.visible) continue;
    for (const index of toCorrect(session, step)) {
      const { path } = definition.fields[index]!;
      if (!known.includes(path)) told.add('look', id, session.states.at(index).title);
    }
  }
}
