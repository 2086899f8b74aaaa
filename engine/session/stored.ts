import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Environment } from '../expression';
import { PagedList } from '../model/PagedList';
import { underToday } from './former';
import { blankSession, settleAll } from './start';
import { Transaction } from './Transaction';
import type { Answers, Session } from '../model/Session';

/** Rules say how fields look, and write no value. */
class Reading extends Transaction {
  override write(): boolean {
    return false;
  }
}

/**
 * A session holding answers as they were taken, with `env` the day, the constants and the person that they were taken
 * from. Every answer stays as it is, even where the rules would give another today; only for reading and printing.
 */
export function storedSession(definition: CompiledDefinition, answers: Answers, env: Environment): Session {
  const taken = underToday(definition.source, answers);
  const values = PagedList.of(definition.fields.map(({ path }): unknown => taken[path] ?? undefined));
  const reading = new Reading({ ...blankSession(definition, env), values, answers: values });
  settleAll(reading);
  return reading.finish();
}
