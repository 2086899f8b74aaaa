import { useState } from 'react';
import type { Sorting } from '../../../renderers/ui';
import { DateInput, Field, Select, TextInput } from '../../../renderers/ui';
import { api } from '../../../src/shared/api/api';
import { saveBlob } from '../../../src/shared/saveBlob';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Filters, order and page of a list as one state; whatever narrows it begins at the first page. */
export function useFilters(first: Sorting) {
  const [values, setValues] = useState<Readonly<Record<string, string | undefined>>>({});
  const [sorting, setSorting] = useState(first);
  const [page, setPage] = useState(1);
  const field = (id: string, label: string): FieldProps => ({
    id,
    label,
    value: values[id],
    onChange: (value) => {
      setValues((before) => ({ ...before, [id]: value || undefined }));
      setPage(1);
    },
  });
  return { values, sorting, page, field, sort: setSorting, turnTo: setPage };
}

export const Words = ({ hint, value = '', ...field }: FieldProps & { readonly hint: string }) => (
  <Field id={field.id} label={field.label} hint={hint}>
    <TextInput {...field} describedBy={`${field.id}-hint`} type="search" maxLength={100} value={value} />
  </Field>
);

interface ChoiceProps extends FieldProps {
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export const Choice = ({ all, ...field }: ChoiceProps) => (
  <div data-third="">
    <Field id={field.id} label={field.label}>
      <Select placeholder={all} searchable={false} {...field} />
    </Field>
  </div>
);

export const Day = (field: FieldProps) => (
  <div data-third="">
    <Field id={field.id} label={field.label}>
      <DateInput {...field} />
    </Field>
  </div>
);

/** Saves what a call makes of the list. */
export async function download(url: string, filter: object, name: string): Promise<void> {
  const { data } = await api.post<Blob>(url, filter, { responseType: 'blob', timeout: 0 });
  saveBlob(data, name);
}
