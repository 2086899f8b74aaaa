import {
  type Answers,
  type CompiledDefinition,
  type Environment,
  fillRow,
  type Filling,
  judgeRow,
  openSheet,
  type RowTexts,
  type Session,
  type SheetAnswer,
  type SheetColumn,
  sheetColumns,
  type SheetQuestion,
  start,
} from '../../../../engine/index';
import type { Pricing } from '../../../../engine/rating';
import { type PricedRow, withPrice } from './priceOfRow';

/** Asks a remote source, which may have no answer; never rejects. */
export type AskSource = (source: string, request: Answers) => Promise<SheetAnswer>;

/** Rows that wait for a source do not hold up the others; more at once than this would crowd the server. */
const AT_ONCE = 6;
const UNANSWERED: readonly string[] = ['NETWORK', 'TIMEOUT'];

/** Judges the rows of one product's spreadsheet. Each question of a source is asked once, however many rows have it. */
export class SheetJudge {
  private readonly said = new Map<string, Promise<SheetAnswer>>();
  private opened: Promise<Session> | undefined;

  constructor(
    private readonly definition: CompiledDefinition,
    private readonly env: Environment,
    private readonly ask: AskSource,
    /** null where rates stay on the server. */
    private readonly rating: Pricing | null,
  ) {}

  async columns(): Promise<readonly SheetColumn[]> {
    return sheetColumns(await this.open());
  }

  /** Tells of each row as it is judged, by its place in `rows`. */
  async judge(
    rows: readonly RowTexts[],
    onJudged: (place: number, judged: PricedRow) => void,
  ): Promise<void> {
    const opened = await this.open();
    const waiting = rows.entries();
    const work = async () => {
      for (const [place, texts] of waiting) {
        const filled = await this.drive(fillRow(opened, texts));
        onJudged(place, withPrice(judgeRow(filled), filled.session, this.rating));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private open(): Promise<Session> {
    return (this.opened ??= this.begin());
  }

  private begin(): Promise<Session> {
    const { session, effects } = start(this.definition, this.env);
    return this.drive(openSheet(session, effects));
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
    const asked = this.ask(source, request).then((answer) => {
      if ('failed' in answer && UNANSWERED.includes(answer.code ?? '')) this.said.delete(question);
      return answer;
    });
    this.said.set(question, asked);
    return asked;
  }
}
