import type { FieldProps } from '@rjsf/utils';

export type FileProps = FieldProps<unknown>;

/** What our own fields are given: the schema without references, and the name that a person reads. */
export type FileFieldProps = FileProps & { readonly label: string };
