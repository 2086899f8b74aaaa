import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Fault } from '../../../../engine/definition';
import { withValue, type Filled } from '../../../edit/valueEdits';
import type { Undoable } from '../useUndo';
import { AS_WRITTEN } from './asWritten';
import { FormPlaceContext, type FormPlace } from './formPlace';
import { focusPlace } from './goOn';
import { faultErrors, inPortuguese } from './schemaErrors';
import { fields, templates, widgets } from './theme';
import type { KindForm } from './useKindForm';

interface Props {
  readonly form: KindForm;
  readonly file: string;
  readonly files: Undoable;
  readonly faults: readonly Fault[];
  readonly target?: { readonly pointer: string } | undefined;
  readonly onText: (file: string, pointer: string) => void;
}

function opensFor(pointer: string): string[] {
  const above = [...pointer.matchAll(/\//g)].map(({ index }) => pointer.slice(0, index));
  return [...above, pointer, `${pointer}/errorMessage`, `${pointer}/ui`, `${pointer}/ui/options`];
}

/** The form: each change is written to the text, from which it is rendered again. */
export function DrawnFile({ form, file, files, faults, target, onText }: Props) {
  const { schema, validator, places } = form;
  const text = files.texts.get(file) ?? '';
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
