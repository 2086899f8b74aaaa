import { resolvePath } from '../../compile/scope';
import type { Trace } from '../../expression';
import { rowOn } from '../../expression/added/data';
import type { Session } from '../../model/Session';
import { print } from '../../print/print';
import { numberText } from '../../values/decimalText';
import { moneyText } from '../../values/money';

/** What a figure was made of, in the words of the wizard: its answers and, where they may be told, its rates. */
export function madeOf(trace: Trace, session: Session, tellsRates: boolean): string {
  const parts = leavesOf(trace).flatMap((leaf) => partOf(leaf, session, tellsRates) ?? []);
  return [...new Set(parts)].join('; ');
}

function leavesOf(trace: Trace): Trace[] {
  const { operator, args } = trace;
  return args.length > 0 || operator === null ? decisive(trace).flatMap(leavesOf) : [trace];
}

/** Of `max` and `min` only the argument that decided: the others did not affect the result. */
function decisive({ operator, value, args }: Trace): readonly Trace[] {
  if (operator !== 'max' && operator !== 'min') return args;
  const parts = args.flatMap((arg) => (arg.operator === null && arg.args.length > 0 ? arg.args : [arg]));
  return parts.filter((part) => part.value === value).slice(0, 1);
}

function partOf({ operator, name = '', value }: Trace, session: Session, tellsRates: boolean) {
  if (operator === 'var') return answerText(name, session);
  if (operator === 'constant') return tellsRates ? constantText(name, session) : undefined;
  if (operator !== 'answer' || typeof value !== 'number') return undefined;
  return name === 'months' ? `${value} meses de vigência` : `prêmio total de ${moneyText(value)}`;
}

function answerText(path: string, { definition, answers, states }: Session): string | undefined {
  const field = resolvePath(definition.byPath, path)?.field;
  const answer = field && answers.at(field.index);
  if (!field || answer === undefined) return undefined;
  const state = states.at(field.index);
  return `${state.title}: ${print(answer, field.schema, state)}`;
}

function constantText(name: string, { env }: Session): string | undefined {
  const row = rowOn(env.constants, name, env.today);
  if (!row || typeof row.value !== 'number') return undefined;
  const note = row.note ? ` (${row.note})` : '';
  return `${row.title ?? name}: ${numberText(row.value, 6)}${note}`;
}
