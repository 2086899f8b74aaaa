import { useState, type FormEvent } from 'react';
import { caseIdOf, withCase } from '../../cases/recording/withCase';
import type { Suggestion } from '../../cases/recording/Suggestion';
import { merged } from '../../cases/recording/merged';
import type { CasesFile } from '../../cases/types';
import { Alert, Button, Field, RadioGroup, TextInput, controlAria } from '../../../renderers/ui';
import { focusFirst } from '../../../src/shared/ui/focusFirst';
import { CaseFileChoice, newFileOf, type FileChoice } from './CaseFileChoice';
import { ExpectationPicks } from './ExpectationPicks';
import { LineDifference } from './LineDifference';
import { useComposed, type Snapshot, type Way } from './useComposed';
import type { Written } from './useRecorded';
import styles from './recording.module.css';

interface Props {
  readonly product: string;
  readonly files: ReadonlyMap<string, CasesFile>;
  readonly blank: CasesFile;
  readonly texts: ReadonlyMap<string, string>;
  readonly snapshot: Snapshot;
  readonly isSaving: boolean;
  readonly onRecord: (written: Written) => void;
}

interface Wrong {
  readonly name?: string;
  readonly file?: string;
  readonly picks?: string;
}

const WAYS: Readonly<Record<Way, string>> = {
  given: 'O que vem antes da etapa aberta é dado de uma vez',
  told: 'Movimento por movimento, na ordem em que foi feito',
};

/** The last change is probably the point; questions change with every answer. */
const isLikely = ({ isRecent, kind, id }: Suggestion) =>
  isRecent && kind !== 'summary' && (kind !== 'questions' || id.endsWith(' visible'));

/** A name, a file, the way it is told and what it expects; below it, what saving changes. */
export function RecordForm({ product, files, blank, texts, snapshot, isSaving, onRecord }: Props) {
  const [description, setDescription] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [choice, setChoice] = useState<FileChoice>(() => ({ file: [...files.keys()][0], name: '' }));
  const [way, setWay] = useState<Way>('given');
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const file = choice.file ?? newFileOf(product, choice.name);
  const { deed, ways, strays, suggestions } = useComposed(snapshot, files.get(file) ?? blank, way);
  const picked = new Set(
    suggestions.filter((one) => changed.get(one.id) ?? isLikely(one)).map((one) => one.id),
  );
  const id = caseIdOf(
    description,
    [...files.values()].flatMap(({ cases }) => cases.map((one) => one.id)),
  );
  const expect = merged(suggestions.filter((one) => picked.has(one.id)).map((one) => one.expect));
  const before = texts.get(file);
  const after = withCase(before, { id, description: description.trim(), ...deed, expect });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongIn({ description, choice, isTaken: before !== undefined, count: picked.size });
    setWrong(found);
    const isLedBack = focusFirst({ 'case-name': found.name, 'case-new-file': found.file });
    if (!isLedBack && !found.picks) onRecord({ file, id, before, after });
  };
  const hint = `Uma frase; o caso se chama ${id}.`;
  const name = { id: 'case-name', label: 'O que o caso mostra', required: true, hint, error: wrong.name };
  const told = { id: 'case-way', label: 'Como o caso conta' };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field {...name}>
        <TextInput {...controlAria(name)} value={description} maxLength={300} onChange={setDescription} />
      </Field>
      <CaseFileChoice files={[...files.keys()]} choice={choice} error={wrong.file} onChoice={setChoice} />
      {ways.length > 1 && (
        <Field {...told} group>
          <RadioGroup
            {...controlAria(told)}
            value={way}
            options={ways.map((value) => ({ value, label: WAYS[value] }))}
            onChange={setWay}
          />
        </Field>
      )}
      {strays.length > 0 && (
        <Alert
          tone="warning"
          title="Repetido do começo, o que você fez chega a outro estado aqui; o caso espera o da repetição:"
          messages={strays}
        />
      )}
      <ExpectationPicks
        suggestions={suggestions}
        picked={picked}
        onPick={(one, isPicked) => setChanged((all) => new Map([...all, [one, isPicked]]))}
      />
      {wrong.picks && <Alert tone="danger" title={wrong.picks} live />}
      <LineDifference before={before ?? ''} after={after} />
      <div>
        <Button type="submit" busy={isSaving}>
          Gravar no rascunho
        </Button>
      </div>
    </form>
  );
}

interface Told {
  readonly description: string;
  readonly choice: FileChoice;
  readonly isTaken: boolean;
  readonly count: number;
}

function wrongIn({ description, choice, isTaken, count }: Told): Wrong {
  const isNamed = choice.file !== undefined || (choice.name.trim() !== '' && !isTaken);
  return {
    ...(description.trim() === '' && { name: 'Diga o que o caso mostra.' }),
    ...(!isNamed && { file: 'Dê ao arquivo um nome que ainda não existe.' }),
    ...(count === 0 && { picks: 'Marque ao menos uma coisa que o caso espera.' }),
  };
}
