import { announce, toast } from '../../../renderers/ui';

/** Copies a text for the person and says so; where the browser forbids it, says what to do instead. */
export async function copyText(text: string, what: string, said = `${what} copiado.`): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', said);
    announce(said);
  } catch {
    toast('danger', 'O navegador não permitiu copiar. Abra o boleto e copie de lá.');
  }
}
