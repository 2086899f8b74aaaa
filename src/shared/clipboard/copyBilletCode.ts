import { copyText } from '../../../renderers/ui';

/** Copies a code that stands on the billet too, which is where to copy it from in a browser that forbids this. */
export const copyBilletCode = (code: string, what: string, said?: string) =>
  copyText(code, what, { said, instead: 'Abra o boleto e copie de lá.' });
