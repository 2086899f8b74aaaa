import type { Issue, Session } from '../../../../engine/index';
import { addMonths, dateText, moneyText } from '../../../../engine/values';
import type { Moves } from './useMoves';
import type { OpenedTrial } from './useTrial';

export interface FieldWords {
  readonly error?: string | undefined;
  readonly notice?: string | undefined;
}

export function wordsAt(path: string, opened: OpenedTrial, moves: Moves): FieldWords {
  const { Fields } = opened;
  const unread = moves.unread[path];
  if (unread) return { error: unreadWords(opened, unread.code) };
  const found = moves.tried.issues.filter(({ field }) => field === path);
  const wrong = found.find(({ level }) => level === 'error');
  const notice = found.find(({ level }) => level !== 'error')?.message ?? emptiedWords(path, moves);
  if (path === Fields.amount) return { error: wrong?.message ?? deniedWords(opened, moves), notice };
  if (path !== Fields.end) return { error: wrong?.message, notice };
  return { error: earlierWords(path, opened, moves) ?? wrong?.message ?? termWords(opened, moves), notice };
}

function emptiedWords(path: string, { wanted }: Moves): string | undefined {
  const isEmptied = Object.hasOwn(wanted, path) && wanted[path] === undefined;
  return isEmptied ? 'Em branco, vale o que a apólice diz hoje.' : undefined;
}

function unreadWords({ trial }: OpenedTrial, code: string): string {
  const { messages } = trial.types[0]!.session.definition.source;
  return messages[code] ?? messages['type'] ?? '';
}

/** An endorsement never ends a policy earlier. */
function earlierWords(path: string, { trial }: OpenedTrial, { wanted }: Moves): string | undefined {
  const [now, day] = [trial.now[path], wanted[path]];
  if (typeof now !== 'string' || typeof day !== 'string' || day >= now) return undefined;
  return `O fim de vigência só pode ser adiado, para depois de ${dateText(now)}. Para encerrar antes, informe zero na importância segurada ou fale com seu executivo.`;
}

function deniedWords({ Fields, trial }: OpenedTrial, { priced, wanted }: Moves): string | undefined {
  if (priced?.outcome !== 'deny') return undefined;
  const contract =
    Fields.contract === null ? undefined : (wanted[Fields.contract] ?? trial.now[Fields.contract]);
  const most =
    typeof contract === 'number'
      ? ` Pode ir até ${moneyText(contract)}; acima disso, informe o novo valor do contrato ou fale com seu executivo.`
      : ' Fale com seu executivo.';
  return `${priced.reason ?? ''}${most}`.trim();
}

function termWords({ Fields }: OpenedTrial, { tried: { session, issues } }: Moves): string | undefined {
  const own = [Fields.start, Fields.end, Fields.amount, Fields.contract, ...Fields.coverages];
  const wrong = issues.find(({ field, level }) => level === 'error' && !own.includes(field));
  return wrong && session && (daysOf(session, wrong, Fields.start) ?? wrong.message);
}

function daysOf(session: Session, { field }: Issue, startPath: string): string | undefined {
  const { definition, states, answers } = session;
  const { min, max, unit } = states.at(definition.byPath.get(field)!.index);
  const start = answers.at(definition.byPath.get(startPath)!.index);
  if (typeof min !== 'number' || typeof max !== 'number' || typeof start !== 'string') return undefined;
  if (unit !== 'anos') return undefined;
  const [first, last] = [min, max].map((years) => dateText(addMonths(start, years * 12)));
  return `O prazo deste produto é de ${min} a ${max} anos: fim de ${first} a ${last}. Fora disso, fale com seu executivo.`;
}

export function isMovable(path: string, { tried: { session } }: Moves): boolean {
  if (!session) return true;
  const { index } = session.definition.byPath.get(path)!;
  return session.states.at(index).enabled;
}
