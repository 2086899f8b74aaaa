/** What of the picture is seen: its upper left corner, and how large one of its pixels is. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const STEP = 80;
const ZOOM = 1.25;
const SMALLEST = 0.2;
const LARGEST = 2.5;

export const START: View = { x: 0, y: 0, scale: 1 };

export function zoomed(view: View, seen: Size, factor: number): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor));
  const shift = (length: number) => length / view.scale / 2 - length / scale / 2;
  return { x: view.x + shift(seen.width), y: view.y + shift(seen.height), scale };
}

export function panned(view: View, right: number, down: number): View {
  return { ...view, x: view.x + right / view.scale, y: view.y + down / view.scale };
}

export function fitting(picture: Size, seen: Size): View {
  const scale = Math.min(1, seen.width / picture.width, seen.height / picture.height);
  return { x: 0, y: 0, scale: Math.max(SMALLEST, scale) };
}

export function centred(
  view: View,
  card: { readonly x: number; readonly y: number } & Size,
  seen: Size,
): View {
  return {
    ...view,
    x: card.x + card.width / 2 - seen.width / view.scale / 2,
    y: card.y + card.height / 2 - seen.height / view.scale / 2,
  };
}

export function keyed(view: View, key: string, seen: Size, picture: Size): View | undefined {
  const moves: Readonly<Record<string, () => View>> = {
    ArrowLeft: () => panned(view, -STEP, 0),
    ArrowRight: () => panned(view, STEP, 0),
    ArrowUp: () => panned(view, 0, -STEP),
    ArrowDown: () => panned(view, 0, STEP),
    '+': () => zoomed(view, seen, ZOOM),
    '=': () => zoomed(view, seen, ZOOM),
    '-': () => zoomed(view, seen, 1 / ZOOM),
    '0': () => fitting(picture, seen),
    Home: () => START,
  };
  return moves[key]?.();
}
