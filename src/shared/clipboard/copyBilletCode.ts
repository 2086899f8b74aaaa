import { copyText } from '../../../renderers/ui';

/** What else can be done where the browser forbids copying. */
export const IN_BILLET = 'Abra o boleto e copie de lá.';

/** Copies a code that stands on the billet too, which is where to copy it from in a browser that forbids this. */
export const copyBilletCode = (code: string, what: string, said?: string) =>
  copyText(code, what, { said, instead: IN_BILLET });
