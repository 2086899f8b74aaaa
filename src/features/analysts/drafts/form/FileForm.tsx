import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fileForms } from 'virtual:lastro/file-forms';
import { fileKind, type FileKind } from '../../../../../engine/check/structure/fileKind';
import type { Fault } from '../../../../../engine/definition/files';
import { withValue, type Filled, type Places } from '../../../../../engine/edit/valueEdits';
import { scanJson } from '../../../../../engine/publish/scanJson';
import { Alert, Button, Card } from '../../../../../renderers/ui';
import type { Folder } from '../useFolder';
import { useUndo, type Undoable } from '../useUndo';
import { AS_WRITTEN } from './asWritten';
import { FormPlaceContext, type FormPlace } from './formPlace';
import { faultErrors, inPortuguese } from './schemaErrors';
import { schemaPlaces } from './schemaPlaces';
import { fields, templates, widgets } from './theme';
import styles from './form.module.css';

interface Props {
  readonly file: string;
  readonly folder: Folder;
  readonly faults: readonly Fault[];
  readonly onPlace: (file: string, pointer: string) => void;
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
export default function FileForm({ file, folder, faults, onPlace }: Props) {
  const files = useUndo(folder);
  const kind = fileKind(file);
  const text = files.texts.get(file) ?? '';
  const { brokenAt, tooDeep } = useMemo(() => scanJson(text), [text]);
  if (!kind) return <Alert tone="info" title="Este arquivo só pode ser editado como texto." />;
  if (brokenAt !== undefined || tooDeep !== undefined)
    return <Alert tone="warning" title="Corrija primeiro, no texto, o que não é JSON" messages={[file]} />;
  return (
    <Card aria-label={`Formulário de ${file}`} className={styles.form}>
      {file.startsWith('_shared/') && (
        <Alert
          tone="warning"
          title="Este arquivo é de todos os produtos que o usam: a mudança vale para eles."
        />
      )}
      <Drawn key={file} kind={kind} file={file} text={text} files={files} faults={faults} onPlace={onPlace} />
      <div>
        <Button kind="quiet" size="sm" onClick={files.undo} aria-disabled={!files.undo}>
          Desfazer
        </Button>
      </div>
    </Card>
  );
}

interface DrawnProps extends Pick<Props, 'file' | 'faults' | 'onPlace'> {
  readonly kind: FileKind;
  readonly text: string;
  readonly files: Undoable;
}

function Drawn({ kind, file, text, files, faults, onPlace }: DrawnProps) {
  const { schema, validator, places } = use(formOf(kind));
  const value = useMemo(() => JSON.parse(text) as unknown, [text]);
  const errors = useMemo(() => faultErrors(file, faults), [file, faults]);
  const latest = useRef({ text, files, onPlace });
  useLayoutEffect(() => {
    latest.current = { text, files, onPlace };
  });
  const [place] = useState<FormPlace>(() => ({
    open: new Set(),
    change: (to, by) => latest.current.files.edit(file, to(latest.current.text), by),
    onText: (pointer) => latest.current.onPlace(file, pointer),
  }));
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
