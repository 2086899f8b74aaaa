import { printed, type Asked } from '../check/solver/inWords';
import type { ConstantTable, Json } from '../../engine/expression';
import type { CompiledDefinition } from '../../engine/index';
import { said } from '../impact/words';

export interface Names {
  field(path: string): string;
  step(id: string): string;
  /** An answer as the page shows it: an option by its label. */
  answer(path: string, value: Json): string;
  isFlag(path: string): boolean;
  constant(name: string): string;
}

export interface Named extends Asked {
  readonly steps: readonly { readonly id: string; readonly title: string }[];
}

export const namedBy = ({ byPath, source }: CompiledDefinition): Named => ({
  fields: byPath,
  steps: source.steps,
});

export function namesOf(named: Named, constants: ConstantTable): Names {
  const owner = (path: string) => {
    for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
      const field = named.fields.get(path.slice(0, end));
      if (field) return field;
    }
    return undefined;
  };
  return {
    field: (path) => `“${owner(path)?.schema.title ?? path}”`,
    step: (id) => `a etapa “${named.steps.find((step) => step.id === id)?.title ?? id}”`,
    answer: (path, value) => {
      const field = value === null ? undefined : owner(path);
      if (!field) return said(value);
      const text = printed(named, field.path, value);
      return typeof value === 'number' && field.schema.ui.options === undefined ? text : `“${text}”`;
    },
    isFlag: (path) => owner(path)?.schema.type === 'boolean',
    constant: (name) => constants[name]?.at(-1)?.title ?? name,
  };
}
