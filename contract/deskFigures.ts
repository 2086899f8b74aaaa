import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf, query } from './schema';
import { day, instant } from './texts';

/** Query of GET /desk/figures: thirty days, or twelve weeks. */
export const figuresQuery = query({ by: oneOf(['day', 'week']) });
export type FiguresQuery = Static<typeof figuresQuery>;

const median = nullable(Type.Number());

/** What came and what people answered in a day, or in the week that begins with it. */
const period = closed({ Start: day, Came: Type.Integer(), Answered: Type.Integer(), MedianSeconds: median });
export type FiguresPeriod = Static<typeof period>;

/** The same of a product in all of them, and what of it waits now, as far as lists are counted. */
const product = closed({
  Code: Type.String(),
  Name: Type.String(),
  Came: Type.Integer(),
  Answered: Type.Integer(),
  MedianSeconds: median,
  Waiting: Type.Integer(),
  /** Since when the oldest of them waits. */
  WaitingSince: nullable(instant),
});
export type FiguresProduct = Static<typeof product>;

export const deskFigures = closed({
  AsOf: instant,
  Came: Type.Integer(),
  Answered: Type.Integer(),
  /** Half of the answers took no longer. */
  MedianSeconds: median,
  Waiting: Type.Integer(),
  Periods: Type.Array(period),
  Products: Type.Array(product),
  /** How many wait for so many days at least, as far as they are counted. */
  Ages: Type.Array(closed({ Days: Type.Integer(), Waiting: Type.Integer() })),
});
export type DeskFigures = Static<typeof deskFigures>;
