import type { ListedPolicy } from '../../../contract/policies';
import type { FoundQuote } from '../../../contract/search';
import { STATUS } from '../../../contract/statuses/quote';
import { folded } from '../../../engine/values';
import { paths } from '../../shared/paths';
import { mayRepeat, statusPage } from '../../shared/requests/places';
import type { Verb } from './places';

const [PAY, REPEAT, ENDORSE] = ['Pagar', 'Repetir', 'Endossar'];

export function verbsOfRequest(quote: FoundQuote): readonly Verb[] {
  const { Identifier, Status, GrossPremium, PolicyNumber } = quote;
  const to = statusPage(Identifier);
  const isPayable = Status === STATUS.paymentReady && (GrossPremium ?? 0) > 0;
  return [
    { label: 'Abrir', to },
    ...(isPayable ? [{ label: PAY, to, state: { showPayment: true } as const }] : []),
    ...(PolicyNumber ? [{ label: ENDORSE, to: paths.endorsement(PolicyNumber) }] : []),
    ...(mayRepeat(quote) ? [{ label: REPEAT, to, repeats: Identifier }] : []),
  ];
}

/** Natural persons may not change policies here. */
export function verbsOfPolicy(
  { Id, Number, Status }: ListedPolicy,
  isPhysicalPerson: boolean,
): readonly Verb[] {
  const isChangeable = !isPhysicalPerson && Status !== 'Cancelado';
  return [
    { label: 'Abrir', to: paths.policy(Id) },
    ...(isChangeable ? [{ label: ENDORSE, to: paths.endorsement(Number) }] : []),
  ];
}

export function askedOf(typed: string): { readonly verb: string | undefined; readonly rest: string } {
  const words = typed.trim().split(/\s+/);
  const verb = [PAY, REPEAT, ENDORSE].find((one) => words.some((word) => isWord(word, one)));
  return { verb, rest: verb ? words.filter((word) => !isWord(word, verb)).join(' ') : typed.trim() };
}

const isWord = (word: string, verb: string) => folded(word) === folded(verb);

export function by<Line extends { readonly verbs?: readonly Verb[] }>(
  lines: readonly Line[],
  verb: string | undefined,
): readonly Line[] {
  if (!verb) return lines;
  return lines.flatMap((line) => {
    const verbs = line.verbs ?? [];
    const asked = verbs.filter(({ label }) => label === verb);
    return asked.length > 0
      ? [{ ...line, verbs: [...asked, ...verbs.filter((one) => one.label !== verb)] }]
      : [];
  });
}
