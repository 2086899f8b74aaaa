import {
  type Answers,
  type CompiledDefinition,
  type Environment,
  fillRow,
  type Filling,
  judgeRow,
  type JudgedRow,
  openSheet,
  type RowTexts,
  type Session,
  type SheetAnswer,
  type SheetColumn,
  sheetColumns,
  type SheetQuestion,
  start,
} from '../../../../engine/index';

/** Asks a remote source; rejects with why it has no answer, as a wizard's host does. */
export type AskSource = (source: string, request: Answers) => Promise<unknown>;

/** Rows that wait for a source do not hold up the others; more at once than this would crowd the server. */
const AT_ONCE = 6;

/** Judges the rows of one product's spreadsheet. Each question of a source is asked once, however many rows have it. */
export class SheetJudge {
  private readonly said = new Map<string, Promise<SheetAnswer>>();
  private opened: Promise<Session> | undefined;

  constructor(
    private readonly definition: CompiledDefinition,
    private readonly env: Environment,
    private readonly ask: AskSource,
  ) {}

  async columns(): Promise<readonly SheetColumn[]> {
    return sheetColumns(await this.open());
  }

  /** Tells of each row as it is judged, by its place in `rows`. */
  async judge(
    rows: readonly RowTexts[],
    onJudged: (place: number, judged: JudgedRow) => void,
  ): Promise<void> {
    const opened = await this.open();
    const waiting = rows.entries();
    const work = async () => {
      for (const [place, texts] of waiting) {
        onJudged(place, judgeRow(await this.drive(fillRow(opened, texts))));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** What every row begins with: the wizard as it opens, with the lists that all choose from. */
  private open(): Promise<Session> {
    const { session, effects } = start(this.definition, this.env);
    return (this.opened ??= this.drive(openSheet(session, effects)));
  }

  private async drive<Result>(filling: Filling<Result>): Promise<Result> {
    let step = filling.next();
    while (!step.done) step = filling.next(await this.answerTo(step.value));
    return step.value;
  }

  private answerTo({ source, request }: SheetQuestion): Promise<SheetAnswer> {
    const question = JSON.stringify([source, request]);
    const known = this.said.get(question);
    if (known) return known;
    const asked = this.ask(source, request).then(
      (data): SheetAnswer => ({ data }),
      (error: unknown) => {
        const failure = failureOf(error);
        // Nobody answered: who looks at the row again asks again.
        if (failure.code === 'NETWORK' || failure.code === 'TIMEOUT') this.said.delete(question);
        return failure;
      },
    );
    this.said.set(question, asked);
    return asked;
  }
}

function failureOf(error: unknown) {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return {
    failed: true as const,
    message: typeof message === 'string' && message !== '' ? message : undefined,
    code: typeof code === 'string' ? code : undefined,
  };
}
