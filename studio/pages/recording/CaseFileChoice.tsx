import { caseIdOf } from '../../cases/recording/withCase';
import { Field, Select, TextInput, controlAria } from '../../../renderers/ui';

export interface FileChoice {
  readonly file?: string | undefined;
  readonly name: string;
}

const NEW = ' ';

export const newFileOf = (product: string, name: string) =>
  `${product}/cases/${caseIdOf(name, []).replace(/^[^a-z]+/, '') || 'caso'}.cases.json`;

interface Props {
  readonly files: readonly string[];
  readonly choice: FileChoice;
  readonly error?: string | undefined;
  readonly onChoice: (choice: FileChoice) => void;
}

export function CaseFileChoice({ files, choice, error, onChoice }: Props) {
  const file = { id: 'case-file', label: 'Arquivo' };
  const name = { id: 'case-new-file', label: 'Nome do novo arquivo', required: true, error };
  return (
    <>
      <Field {...file}>
        <Select
          {...controlAria(file)}
          value={choice.file ?? NEW}
          options={[
            ...files.map((value) => ({ value, label: value })),
            { value: NEW, label: 'Um novo arquivo' },
          ]}
          searchable={false}
          onChange={(value) => value && onChoice({ ...choice, file: value === NEW ? undefined : value })}
        />
      </Field>
      {choice.file === undefined && (
        <Field {...name}>
          <TextInput
            {...controlAria(name)}
            value={choice.name}
            maxLength={60}
            onChange={(text) => onChoice({ ...choice, name: text })}
          />
        </Field>
      )}
    </>
  );
}
