import { Alert, Button, Checkbox, Field, Select, controlAria } from '../../../../../renderers/ui';
import { isRequired, readJson, withRequired, type RawQuestion } from '../../../../../engine/edit/everyday';
import { setJson } from '../../../../../engine/edit/jsonEdits';
import type { Undoable } from '../useUndo';
import { Limits } from './Limits';
import { Messages } from './Messages';
import { NeededText } from './NeededText';
import { Options } from './Options';
import type { QuestionPart } from './QuestionPart';
import type { Composition, PlacedQuestion } from './questions';

interface Props {
  readonly composition: Composition;
  readonly files: Undoable;
  /** Of the question that is looked at. */
  readonly path?: string;
  readonly onPath: (path: string | undefined) => void;
  readonly onPlace: (file: string, pointer: string) => void;
}

/** Of the first field of a question. */
export const TITLE_ID = 'everyday-title';

/** One question of the product: its words, its limits, its sentences, its options. */
export function ChangeQuestion({ composition, files, path, onPath, onPlace }: Props) {
  const frame = { id: 'everyday-question', label: 'Pergunta' };
  const chosen = composition.questions.find((one) => one.path === path);
  return (
    <>
      <Field {...frame}>
        <Select
          {...controlAria(frame)}
          value={path}
          options={composition.questions.map((one) => ({
            value: one.path,
            label: `${one.title} (${one.path})`,
          }))}
          onChange={onPath}
        />
      </Field>
      {chosen && <Chosen key={chosen.path} chosen={chosen} files={files} onPlace={onPlace} />}
    </>
  );
}

function Chosen({
  chosen: { file, pointer },
  files,
  onPlace,
}: Pick<Props, 'files' | 'onPlace'> & { chosen: PlacedQuestion }) {
  const text = files.texts.get(file) ?? '';
  const question = readJson(text, pointer) as unknown as RawQuestion | undefined;
  if (!question) return null;
  const write: QuestionPart['write'] = (next, by) => files.edit(file, next, by);
  const part: QuestionPart = { text, pointer, question, write };
  return (
    <>
      {file.startsWith('_shared/') && (
        <Alert
          tone="warning"
          title={`Esta pergunta é de ${file}: a mudança vale para todos os produtos que a usam.`}
        />
      )}
      <NeededText
        id={TITLE_ID}
        label="Texto da pergunta"
        value={question.title}
        missing="Digite o texto da pergunta."
        onChange={(next) => write(setJson(text, `${pointer}/title`, next), TITLE_ID)}
      />
      <Checkbox
        id="everyday-required"
        value={isRequired(text, pointer)}
        onChange={(required) => write(withRequired(text, pointer, required === true))}
      >
        Resposta obrigatória
      </Checkbox>
      <Limits {...part} />
      <Messages {...part} />
      {question.ui.options && <Options {...part} />}
      <div>
        <Button kind="quiet" size="sm" onClick={() => onPlace(file, pointer)}>
          Ver no texto
        </Button>
      </div>
    </>
  );
}
