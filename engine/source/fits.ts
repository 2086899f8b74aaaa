import { pointerPart } from '../definition/files';
import type { Shape, ShapeType } from '../model/Source';

function typeOf(value: unknown): ShapeType | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'object' || type === 'string' || type === 'number' || type === 'boolean' ? type : undefined;
}

function isOfType(value: unknown, type: ShapeType): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

function misfitOfParts(shape: Shape, value: object): string | undefined {
  const parts = value as Readonly<Record<string, unknown>>;
  const missing = shape.required?.find((name) => !Object.hasOwn(parts, name));
  if (missing !== undefined) return pointerPart(missing);
  for (const [name, inner] of Object.entries(shape.properties ?? {})) {
    if (!Object.hasOwn(parts, name)) continue;
    const found = misfit(inner, parts[name]);
    if (found !== undefined) return pointerPart(name) + found;
  }
  return undefined;
}

/** JSON pointer to where a value does not match the shape; `undefined` where all of it does. */
export function misfit(shape: Shape, value: unknown): string | undefined {
  const types = shape.type === undefined ? [] : [shape.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return '';
  if (Array.isArray(value)) {
    const { items } = shape;
    if (!items) return undefined;
    const found = value.map((item) => misfit(items, item));
    const index = found.findIndex((where) => where !== undefined);
    return index < 0 ? undefined : `/${index}${found[index]}`;
  }
  return typeof value === 'object' && value !== null ? misfitOfParts(shape, value) : undefined;
}

/** What a dotted path leads to in a shape: `undefined` where there can be nothing, an open shape where it may be anything. */
export function innerShape(shape: Shape, path: string): Shape | undefined {
  return path
    .split('.')
    .filter((name) => name !== '')
    .reduce<Shape | undefined>((found, name) => {
      if (!found) return undefined;
      if (/^\d+$/.test(name)) return found.items ?? {};
      return found.properties ? found.properties[name] : isOpen(found) ? {} : undefined;
    }, shape);
}

function isOpen({ type }: Shape): boolean {
  return type === undefined || [type].flat().includes('object');
}
