import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useEffect, useState } from 'react';
import { fileForms } from 'virtual:lastro/file-forms';
import type { FileKind } from '../../../check/structure/fileKind';
import type { Places } from '../../../edit/valueEdits';
import { schemaPlaces } from './schemaPlaces';

export interface KindForm {
  readonly schema: RJSFSchema;
  readonly validator: ValidatorType<unknown>;
  readonly places: Places;
}

const ready = new Map<FileKind, KindForm>();

async function load(kind: FileKind): Promise<KindForm> {
  const { schema, validators } = await fileForms[kind]();
  const validator = createPrecompiledValidator<unknown>(validators, schema);
  const form = { schema, validator, places: schemaPlaces(schema) };
  ready.set(kind, form);
  return form;
}

/** The form of a kind, undefined while loading; a failed load is thrown to the page. */
export function useKindForm(kind: FileKind): KindForm | undefined {
  const [, setLoaded] = useState<KindForm>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    if (!ready.has(kind)) load(kind).then(setLoaded, (reason: unknown) => setFailure({ reason }));
  }, [kind]);
  if (failure) throw failure.reason;
  return ready.get(kind);
}
