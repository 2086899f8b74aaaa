import type { CompiledField } from '../../model/CompiledDefinition';
import type { Session } from '../../model/Session';
import { transition } from '../../session/transition';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** More would be felt while one types. */
const MOST_TRIED = 24;

/**
 * The least and the most of what `price` gives for a session, over all that may be chosen in `missing`. Undefined where one
 * of them is not a choice, or there is too much to choose from; what has no price stays out.
 */
export function rangeOf(
  session: Session,
  missing: readonly CompiledField[],
  price: (session: Session) => number | undefined,
): Range | undefined {
  if (missing.length === 0) return undefined;
  let tried: readonly Session[] = [session];
  for (const field of missing) {
    tried = tried.flatMap((one) => answeredEach(one, field));
    if (tried.length > MOST_TRIED) return undefined;
  }
  const prices = tried.flatMap((one) => price(one) ?? []);
  if (prices.length === 0) return undefined;
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

function answeredEach(session: Session, { index, path, schema }: CompiledField): readonly Session[] {
  const { options, disabledOptions = [] } = session.states.at(index);
  // What was typed and cannot be read has to be typed again: it is no open choice.
  if (!['select', 'radio'].includes(schema.ui.widget) || session.unread.has(index)) return [];
  return options
    .filter(({ value }) => !disabledOptions.includes(value))
    .map(({ value }) => transition(session, { type: 'edit', field: path, value }).session);
}
