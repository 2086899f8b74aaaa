const ZOOMS = [1, 1.25, 1.5, 2] as const;
export type Zoom = (typeof ZOOMS)[number];

export function nextZoom(zoom: Zoom, direction: 1 | -1): Zoom | undefined {
  return ZOOMS[ZOOMS.indexOf(zoom) + direction];
}
