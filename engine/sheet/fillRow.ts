import type { CompiledField } from '../model/CompiledDefinition';
import type { Effect, SessionEvent } from '../model/SessionEvent';
import type { Session } from '../model/Session';
import { isShown } from '../model/states';
import { isFillable } from '../session/fillable';
import { transition } from '../session/transition';
import { readCell, type CellReading } from './readCell';

export type SheetQuestion = Extract<Effect, { type: 'lookup' }>;

export type SheetAnswer =
  { readonly data: unknown } | { readonly failed: true; readonly message?: string; readonly code?: string };

export type Filling<Result> = Generator<SheetQuestion, Result, SheetAnswer>;

export type RowTexts = Readonly<Record<string, string>>;

type RowCell = readonly [field: CompiledField, text: string];

export interface FilledRow {
  readonly session: Session;
  readonly cells: readonly RowCell[];
  /** What each cell was read as, by field index; one that could never be typed has no entry. */
  readonly read: ReadonlyMap<number, CellReading>;
  /** What sources told on the way, by the look-up's first field. */
  readonly told: readonly { readonly field: number; readonly message: string }[];
}

/** A cell may need another round because a later one brings up or empties its question; none needs more. */
const ROUNDS = 3;

/**
 * Fills a session as a person would who types the row's texts into the questions in their order, leaving each; an empty
 * cell leaves its question alone. Questions that later answers bring up are filled in another round.
 */
export function* fillRow(opened: Session, texts: RowTexts): Filling<FilledRow> {
  const row = new RowFilling(opened);
  const cells = opened.definition.fields.flatMap((field): RowCell[] => {
    const text = texts[field.path]?.trim();
    return text ? [[field, text]] : [];
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoving = false;
    for (const [field, text] of cells) {
      if (!row.isWanting(field)) continue;
      isMoving = true;
      yield* row.type(field, text);
    }
    if (!isMoving) break;
  }
  return { session: row.session, cells, read: row.read, told: row.told };
}

/** Asks the opened session's look-ups once, such as lists that every row chooses from. */
export function* openSheet(session: Session, effects: readonly Effect[]): Filling<Session> {
  const opening = new RowFilling(session);
  yield* opening.ask(effects);
  return opening.session;
}

class RowFilling {
  readonly read = new Map<number, CellReading>();
  readonly told: { readonly field: number; readonly message: string }[] = [];

  constructor(public session: Session) {}

  isWanting(field: CompiledField): boolean {
    const { states, values } = this.session;
    const state = states.at(field.index);
    if (!isShown(state) || !isFillable(field, state)) return false;
    const reading = this.read.get(field.index);
    return !reading || ('value' in reading && values.at(field.index) === undefined);
  }

  *type(field: CompiledField, text: string): Filling<void> {
    const reading = readCell(text, field.schema, this.session.states.at(field.index));
    this.read.set(field.index, reading);
    if ('choice' in reading) return;
    const unread = 'unread' in reading ? { text, code: reading.unread } : undefined;
    const value = 'value' in reading ? reading.value : undefined;
    yield* this.send({ type: 'edit', field: field.path, value, unread });
    yield* this.send({ type: 'leave', field: field.path });
  }

  *ask(effects: readonly Effect[]): Filling<void> {
    for (const effect of effects) {
      if (effect.type === 'told') this.note(effect.lookup, effect.message);
      if (effect.type !== 'lookup') continue;
      const { lookup, key } = effect;
      const said = yield effect;
      const { message, code } = 'failed' in said ? said : {};
      yield* this.send(
        'data' in said
          ? { type: 'answered', lookup, key, data: said.data }
          : { type: 'failed', lookup, key, message, code },
      );
    }
  }

  private *send(event: SessionEvent): Filling<void> {
    const { session, effects } = transition(this.session, event);
    this.session = session;
    yield* this.ask(effects);
  }

  private note(lookup: string, message: string): void {
    const rule = this.session.definition.lookups.find(({ rule: { id } }) => id === lookup);
    const field = rule?.fields[0];
    if (field !== undefined) this.told.push({ field, message });
  }
}
