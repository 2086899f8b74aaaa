import { resolvePath } from '../compile/scope';
import { trace, type Json, type Trace } from '../expression';
import { rowOn } from '../expression/added/data';
import type { CompiledField } from '../model/CompiledDefinition';
import type { Session } from '../model/Session';
import { isShown } from '../model/states';
import { print } from '../print/print';
import { nestAnswers } from '../record/nestAnswers';
import { answersOf } from '../session/draft';
import { once } from '../text/once';
import { dateText, numberText } from '../values';
import { MISSING } from './sentence';
import type { Fact } from './types';

/** The beginning of a longer answer is enough to recognise it. */
const LONGEST = 60;
const DECIMALS = 6;

/** What expressions read in the wizard's present state, each once; `own` itself is left out. */
export function factsOf(session: Session, expressions: readonly (Json | undefined)[], own?: number): Fact[] {
  const reading = new Reading(session, own);
  return unlike(expressions.flatMap((each) => (each === undefined ? [] : reading.of(each))));
}

export function factsAt(session: Session, indexes: readonly number[], own?: number): Fact[] {
  const reading = new Reading(session, own);
  return unlike(indexes.flatMap((index) => reading.at(session.definition.fields[index]!)));
}

function unlike(facts: readonly Fact[]): Fact[] {
  const known = new Set<string>();
  return facts.filter(({ title, text }) => {
    const said = `${title}: ${text}`;
    return !known.has(said) && known.add(said);
  });
}

const dataOf = once((session: Session) => nestAnswers(answersOf(session)));

class Reading {
  private readonly seen: Set<number>;

  constructor(
    private readonly session: Session,
    own: number | undefined,
  ) {
    this.seen = new Set(own === undefined ? [] : [own]);
  }

  of(expression: Json): Fact[] {
    return leavesOf(trace(expression, dataOf(this.session), this.session.env)).flatMap((leaf) =>
      this.leaf(leaf),
    );
  }

  at(field: CompiledField): Fact[] {
    if (this.seen.has(field.index)) return [];
    this.seen.add(field.index);
    if (field.schema.ui.widget === 'hidden') return this.behind(field);
    const { title } = this.session.states.at(field.index);
    return title && this.isTold(field) ? [{ path: field.path, title, text: this.text(field) }] : [];
  }

  /** A question that is not asked has nothing to say, and a password is nobody's to read. */
  private isTold({ index, schema }: CompiledField): boolean {
    const isThere = this.session.answers.at(index) !== undefined || isShown(this.session.states.at(index));
    return isThere && schema.ui.widget !== 'password';
  }

  private text({ index, schema }: CompiledField): string {
    const answer = this.session.answers.at(index);
    // An empty box says no.
    const said = schema.ui.widget === 'checkbox' ? (answer ?? false) : answer;
    return shortened(print(said, schema, this.session.states.at(index)));
  }

  private leaf({ operator, name = '' }: Trace): Fact[] {
    const { definition, env } = this.session;
    if (operator === 'today') return [{ title: 'data de hoje', text: dateText(env.today) }];
    if (operator === 'constant') return this.constant(name);
    const found = operator === 'var' ? resolvePath(definition.byPath, name) : undefined;
    return found ? this.at(found.field) : [];
  }

  private constant(name: string): Fact[] {
    const row = rowOn(this.session.env.constants, name, this.session.env.today);
    if (typeof row?.value !== 'number' || !row.title) return [];
    return [{ title: row.title, text: numberText(row.value, DECIMALS) }];
  }

  /** A field that nobody sees is explained by what it was made of. */
  private behind({ path, index }: CompiledField): Fact[] {
    const { source, lookups, fields } = this.session.definition;
    const rule = source.rules.derived.find(({ field }) => field === path);
    if (rule) return this.of(rule.value);
    const lookup = lookups.find(({ fills }) => fills.some(([filled]) => filled === index));
    return (lookup?.fields ?? []).flatMap((asked) => this.at(fields[asked]!));
  }
}

function leavesOf(step: Trace): Trace[] {
  return step.args.length > 0 ? step.args.flatMap(leavesOf) : [step];
}

function shortened(text: string): string {
  if (text === '') return MISSING;
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}
