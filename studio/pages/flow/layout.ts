import type { Effect, Flow } from '../../flow/Flow';

export const CARD = { width: 232, height: 46, gap: 10 } as const;
const COLUMN_GAP = 96;
const HEAD = 68;
const MARGIN = 24;

export interface Box {
  readonly id: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
}

export interface Column extends Box {
  readonly cards: readonly Box[];
  readonly height: number;
}

export interface Line {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly effect: Effect;
  readonly path: string;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
}

const cardHeight = (count: number) => count * (CARD.height + CARD.gap);

function columnOf(
  index: number,
  id: string,
  title: string,
  own: readonly { id: string; title: string }[],
): Column {
  const x = MARGIN + index * (CARD.width + COLUMN_GAP);
  const cards = own.map((card, at) => ({ ...card, x, y: MARGIN + HEAD + cardHeight(at) }));
  return { id, title, x, y: MARGIN, cards, height: HEAD + cardHeight(own.length) };
}

function curve(from: Box, to: Box): string {
  const [fromY, toY] = [from.y + CARD.height / 2, to.y + CARD.height / 2];
  if (from.x === to.x) {
    const [side, bulge] = [from.x + CARD.width, 24 + Math.min(48, Math.abs(toY - fromY) / 8)];
    return `M${side},${fromY} C${side + bulge},${fromY} ${side + bulge},${toY} ${side},${toY}`;
  }
  const isOn = from.x < to.x;
  const [start, end] = isOn ? [from.x + CARD.width, to.x] : [from.x, to.x + CARD.width];
  const middle = (start + end) / 2;
  return `M${start},${fromY} C${middle},${fromY} ${middle},${toY} ${end},${toY}`;
}

function linesOf(flow: Flow, cards: ReadonlyMap<string, Box>): Line[] {
  const lines = new Map<string, Line>();
  for (const { from, to, effect } of flow.links)
    for (const [start, end] of from.flatMap((one) => to.map((other) => [one, other] as const))) {
      const [a, b] = [cards.get(start), cards.get(end)];
      if (!a || !b || a === b) continue;
      const key = `${start} ${end} ${effect}`;
      lines.set(key, { key, from: start, to: end, effect, path: curve(a, b) });
    }
  return [...lines.values()];
}

/** Where everything of the picture stands: a column for each step in order, the price last; units are CSS pixels. */
export function layoutOf(flow: Flow): Picture {
  const steps = flow.steps.map(({ id, title, questions }, index) =>
    columnOf(
      index,
      id,
      `${index + 1}. ${title}`,
      questions.map((question) => ({ id: question.path, title: question.title })),
    ),
  );
  const price = flow.price.length > 0 ? [columnOf(steps.length, 'price', 'Preço', flow.price)] : [];
  const columns = [...steps, ...price];
  const cards = new Map(columns.flatMap((column) => column.cards.map((card) => [card.id, card])));
  return {
    width: 2 * MARGIN + columns.length * (CARD.width + COLUMN_GAP) - COLUMN_GAP + 48,
    height: 2 * MARGIN + Math.max(0, ...columns.map(({ height }) => height)),
    columns,
    lines: linesOf(flow, cards),
  };
}

const SHOWN_CHARACTERS = 28;

export function fitted(title: string): readonly string[] {
  if (title.length <= SHOWN_CHARACTERS) return [title];
  const cut = title.lastIndexOf(' ', SHOWN_CHARACTERS);
  const end = cut > 8 ? cut : SHOWN_CHARACTERS;
  const rest = title.slice(end).trim();
  return [
    title.slice(0, end),
    rest.length > SHOWN_CHARACTERS ? `${rest.slice(0, SHOWN_CHARACTERS - 1).trimEnd()}…` : rest,
  ];
}
