import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fileForms } from 'virtual:lastro/file-forms';
import { fileKind, type FileKind } from '../../../../../engine/check/structure/fileKind';
import type { Fault } from '../../../../../engine/definition/files';
import { withValue, type Filled, type Places } from '../../../../../engine/edit/valueEdits';
import { scanJson } from '../../../../../engine/publish/scanJson';
import { Alert, Button, Card } from '../../../../../renderers/ui';
import type { Folder } from '../useFolder';
import { useUndo, type Undoable } from '../useUndo';
import { AS_WRITTEN } from './asWritten';
import { QuestionJump } from './QuestionJump';
import { FormPlaceContext, type FormPlace } from './formPlace';
import { focusPlace } from './goOn';
import { faultErrors, inPortuguese } from './schemaErrors';
import { schemaPlaces } from './schemaPlaces';
import { fields, templates, widgets } from './theme';
import styles from './form.module.css';

type Go = (file: string, pointer: string) => void;

interface Props {
  readonly product: string;
  readonly file: string;
  /** What is opened in it. */
  readonly target?: { readonly pointer: string };
  readonly folder: Folder;
  readonly faults: readonly Fault[];
  /** Goes to another file of the form. */
  readonly onGo: Go;
  /** Goes to a place of the text. */
  readonly onText: Go;
}

interface FileKindForm {
  readonly schema: RJSFSchema;
  readonly validator: ValidatorType<unknown, RJSFSchema>;
  readonly places: Places;
}

async function load(kind: FileKind): Promise<FileKindForm> {
  const { schema, validators } = await fileForms[kind]();
  const validator = createPrecompiledValidator<unknown, RJSFSchema>(validators, schema);
  return { schema, validator, places: schemaPlaces(schema) };
}

const loaded = new Map<FileKind, Promise<FileKindForm>>();

function formOf(kind: FileKind): Promise<FileKindForm> {
  const form = loaded.get(kind) ?? load(kind);
  loaded.set(kind, form);
  return form;
}

/** A file of a definition as a form, drawn from the schema of its kind. */
export default function FileForm(props: Props) {
  const { product, file, target, folder, onGo } = props;
  const files = useUndo(folder);
  const kind = fileKind(file);
  const text = files.texts.get(file) ?? '';
  const { brokenAt, tooDeep } = useMemo(() => scanJson(text), [text]);
  if (!kind) return <Alert tone="info" title="Este arquivo só pode ser editado como texto." />;
  if (brokenAt !== undefined || tooDeep !== undefined)
    return <Alert tone="warning" title="Corrija primeiro, no texto, o que não é JSON" messages={[file]} />;
  return (
    <Card aria-label={`Formulário de ${file}`} className={styles.form}>
      <QuestionJump product={product} texts={folder.texts} onGo={onGo} />
      {file.startsWith('_shared/') && (
        <Alert
          tone="warning"
          title="Este arquivo é de todos os produtos que o usam: a mudança vale para eles."
        />
      )}
      <Drawn {...props} key={`${file} ${target?.pointer}`} kind={kind} text={text} files={files} />
      <div>
        <Button kind="quiet" size="sm" onClick={files.undo} aria-disabled={!files.undo}>
          Desfazer
        </Button>
      </div>
    </Card>
  );
}

interface DrawnProps extends Pick<Props, 'file' | 'faults' | 'target' | 'onText'> {
  readonly kind: FileKind;
  readonly text: string;
  readonly files: Undoable;
}

/** What is opened on the way to a place, and of a question what is changed most. */
function opensFor(pointer: string): string[] {
  const above = [...pointer.matchAll(/\//g)].map(({ index }) => pointer.slice(0, index));
  return [...above, pointer, `${pointer}/errorMessage`, `${pointer}/ui`, `${pointer}/ui/options`];
}

function Drawn({ kind, file, text, files, faults, target, onText }: DrawnProps) {
  const { schema, validator, places } = use(formOf(kind));
  const value = useMemo(() => JSON.parse(text) as unknown, [text]);
  const errors = useMemo(() => faultErrors(file, faults), [file, faults]);
  const latest = useRef({ text, files, onText });
  useLayoutEffect(() => {
    latest.current = { text, files, onText };
  });
  const [place] = useState<FormPlace>(() => ({
    open: new Set(target ? opensFor(target.pointer) : []),
    change: (to, by) => latest.current.files.edit(file, to(latest.current.text), by),
    onText: (pointer) => latest.current.onText(file, pointer),
  }));
  useEffect(() => {
    if (target) focusPlace(target.pointer);
  }, [target]);
  return (
    <FormPlaceContext value={place}>
      <RjsfForm<unknown, RJSFSchema>
        tagName="div"
        idPrefix="file"
        {...{ schema, validator, fields, templates, widgets }}
        formData={value}
        extraErrors={errors}
        experimental_defaultFormStateBehavior={AS_WRITTEN}
        transformErrors={inPortuguese}
        liveValidate="onChange"
        showErrorList={false}
        noHtml5Validate
        onChange={({ formData }, by) =>
          place.change((before) => withValue(before, formData as Filled, places), by)
        }
      >
        {/* Without a child of ours it draws a button of its own. */}
        <></>
      </RjsfForm>
    </FormPlaceContext>
  );
}
