export interface Shape {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  items?: Shape;
}

const INDENT = '  ';

export function shapeText(shape: Shape, depth = 0): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  const types = [shape.type ?? []].flat();
  if (types.length === 0) return shape.description ? `any  // ${shape.description}` : 'any';
  return types.map((type) => textOfType(type, shape, depth)).join(' | ');
}

function textOfType(type: string, shape: Shape, depth: number): string {
  if (type === 'array') return `[ ${shapeText(shape.items ?? {}, depth)} ]`;
  if (type === 'object' && shape.properties) return objectText(shape, depth);
  return type === 'string' && shape.format ? shape.format : type;
}

function objectText({ properties = {}, required = [] }: Shape, depth: number): string {
  const inner = INDENT.repeat(depth + 1);
  const lines = Object.entries(properties).map(
    ([name, property]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeText(property, depth + 1)}`,
  );
  return `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`;
}
