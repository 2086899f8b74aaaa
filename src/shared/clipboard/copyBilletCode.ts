import { copyText } from '../../../renderers/ui';

export const IN_BILLET = 'Abra o boleto e copie de lá.';

/** If the browser forbids copying, points to the billet, which shows the code too. */
export const copyBilletCode = (code: string, what: string, said?: string) =>
  copyText(code, what, { said, instead: IN_BILLET });
