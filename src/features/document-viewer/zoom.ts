/** How much larger than fitting a document is shown. */
export const ZOOMS = [1, 1.25, 1.5, 2] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The next step in that direction; undefined at the end. */
export function nextZoom(zoom: Zoom, direction: 1 | -1): Zoom | undefined {
  return ZOOMS[ZOOMS.indexOf(zoom) + direction];
}
