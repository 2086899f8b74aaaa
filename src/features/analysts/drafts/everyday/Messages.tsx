import { LIMITS, withMessage } from '../../../../../engine/edit/everyday';
import { Field, TextInput, controlAria } from '../../../../../renderers/ui';
import { LIMIT_WORDS } from './Limits';
import type { QuestionPart } from './QuestionPart';

const WORDS: Readonly<Record<string, string>> = {
  required: 'Quando falta a resposta',
  format: 'Quando o formato não vale',
  pattern: 'Quando o padrão não vale',
};

/** The sentences of its own that a question has, and could have by what can be wrong with it. */
export function Messages({ text, pointer, question, write }: QuestionPart) {
  const own = Object.keys(question.errorMessage ?? {});
  const possible = ['format', 'pattern', ...LIMITS].filter((keyword) => question[keyword] !== undefined);
  const keywords = [...new Set(['required', ...possible, ...own])];
  return (
    <>
      <h3>Mensagens</h3>
      {keywords.map((keyword) => {
        const limit = LIMIT_WORDS[keyword as keyof typeof LIMIT_WORDS] ?? keyword;
        const label = WORDS[keyword] ?? `Quando não vale: ${limit.toLowerCase()}`;
        const hint = own.includes(keyword) ? undefined : 'Vazia: a mensagem comum a todos os produtos.';
        const frame = { id: `everyday-message-${keyword}`, label, hint };
        return (
          <Field key={keyword} {...frame}>
            <TextInput
              {...controlAria(frame)}
              value={question.errorMessage?.[keyword] ?? ''}
              onChange={(sentence) => write(withMessage(text, pointer, keyword, sentence), frame.id)}
            />
          </Field>
        );
      })}
    </>
  );
}
