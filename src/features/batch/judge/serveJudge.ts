import type { CompiledDefinition, SheetAnswer } from '../../../../engine/index';
import type { Pricing } from '../../../../engine/rating';
import { SheetRefusal } from '../sheet/RawSheet';
import { readSheet } from '../sheet/readSheet';
import type { FromJudge, ToJudge } from './messages';
import { type AskSource, SheetJudge } from './SheetJudge';

export interface JudgePort {
  tell(message: FromJudge): void;
  listen(listener: (message: ToJudge) => void): void;
}

export interface Judging {
  readonly definition: CompiledDefinition;
  readonly rating: Pricing | null;
}

export function serveJudge(port: JudgePort, load: (definition: string) => Promise<Judging>): void {
  const answered = new Map<number, (answer: SheetAnswer) => void>();
  let asked = 0;
  let judge: SheetJudge | undefined;

  const ask: AskSource = async (source, request) => {
    const id = (asked += 1);
    const answer = await new Promise<SheetAnswer>((resolve) => {
      answered.set(id, resolve);
      port.tell({ type: 'ask', id, source, request });
    });
    answered.delete(id);
    return answer;
  };

  const work = async (message: Exclude<ToJudge, { type: 'said' }>): Promise<FromJudge> => {
    const { id } = message;
    if (message.type === 'read') return { type: 'sheet', id, sheet: await readSheet(message.bytes) };
    if (message.type === 'open') {
      const { definition, rating } = await load(message.definition);
      judge = new SheetJudge(definition, message.env, ask, rating);
      return { type: 'opened', id, columns: await judge.columns() };
    }
    await judge!.judge(message.rows, (place, row) => port.tell({ type: 'judged', id, place, row }));
    return { type: 'done', id };
  };

  port.listen((message) => {
    if (message.type === 'said') return answered.get(message.id)?.(message.answer);
    void work(message).then(port.tell, (error: unknown) => port.tell(failureOf(message.id, error)));
  });
}

function failureOf(id: number, error: unknown): FromJudge {
  if (!(error instanceof SheetRefusal)) return { type: 'broken', id };
  return { type: 'refused', id, refusal: error.refusal, found: error.found };
}
