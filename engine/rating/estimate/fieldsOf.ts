import { readsOf, type Json } from '../../expression';
import { resolvePath } from '../../compile/scope';
import type { CompiledDefinition, CompiledField } from '../../model/CompiledDefinition';
import { installmentCap } from '../installmentCap';
import type { Pricing } from '../types';

const extentOf = ({ insuredAmount, validity }: Pricing): Json[] => [
  insuredAmount,
  validity.start,
  validity.end,
];

const figuresOf = (rating: Pricing): Json[] => [
  ...extentOf(rating),
  rating.commercialPremium,
  rating.iofRate,
  installmentCap(rating),
  ...rating.decisions.map(({ when }) => when),
];

/** The fields that decide and price a request, in the order of the wizard. */
export const ratedFields = (rating: Pricing, definition: CompiledDefinition) =>
  fieldsIn(figuresOf(rating), definition);

export const extentFields = (rating: Pricing, definition: CompiledDefinition) =>
  fieldsIn(extentOf(rating), definition);

function fieldsIn(expressions: Json[], { fields, byPath }: CompiledDefinition): readonly CompiledField[] {
  const read = readsOf(expressions).fields.map((path) => resolvePath(byPath, path)?.field);
  return fields.filter((field) => read.includes(field));
}
