import { useSyncExternalStore, type ComponentProps } from 'react';
import { Button } from '../../../renderers/ui';
import { openForms } from './openForms';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'form'> & { readonly form: string };

/** Submits a form elsewhere on the page, such as in a dialog; disabled until it is loaded. */
export function SubmitButton({ form, disabled, ...button }: SubmitButtonProps) {
  const isOpen = useSyncExternalStore(openForms.subscribe, openForms.read).includes(form);
  return <Button {...button} type="submit" form={form} disabled={disabled || !isOpen} />;
}
