import type { Library } from './Library';
import type { QuestionnaireDefinition } from '../model/QuestionnaireDefinition';

type QuestionnaireFile = Omit<QuestionnaireDefinition, 'fields' | 'adds'> &
  Partial<Pick<QuestionnaireDefinition, 'fields' | 'adds'>> & { readonly $schema?: string };

/** A product's questionnaire, where it has one; without it the definition, and its hash, know nothing of it. */
export function composeQuestionnaire(
  library: Library,
  product: string,
): { questionnaire?: QuestionnaireDefinition } {
  const file = `${product}/questionnaire.json`;
  if (!library.has(file)) return {};
  const source = { file, pointer: '' };
  library.sources.add('/questionnaire', source);
  const content = library.read<QuestionnaireFile>(file, source);
  if (!content) return {};
  const { $schema: _schema, fields = [], adds = [], ...rest } = content;
  return { questionnaire: { ...rest, fields, adds } };
}
