import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, oneOf, query } from './schema';
import { day, instant } from './texts';

/** Query of GET /desk/figures: thirty days, or twelve weeks. */
export const figuresQuery = query({ by: oneOf(['day', 'week']) });
export type FiguresQuery = Static<typeof figuresQuery>;

const median = nullable(Type.Number());

const period = closed({ Start: day, Came: Type.Integer(), Answered: Type.Integer(), MedianSeconds: median });
export type FiguresPeriod = Static<typeof period>;

const product = closed({
  Code: Type.String(),
  Name: Type.String(),
  Came: Type.Integer(),
  Answered: Type.Integer(),
  MedianSeconds: median,
  Waiting: Type.Integer(),
  WaitingSince: nullable(instant),
});
export type FiguresProduct = Static<typeof product>;

export const deskFigures = closed({
  AsOf: instant,
  Came: Type.Integer(),
  Answered: Type.Integer(),
  MedianSeconds: median,
  Waiting: Type.Integer(),
  Periods: Type.Array(period),
  Products: Type.Array(product),
  Ages: Type.Array(closed({ Days: Type.Integer(), Waiting: Type.Integer() })),
});
export type DeskFigures = Static<typeof deskFigures>;
