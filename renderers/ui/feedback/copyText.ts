import { announce } from './announcer';
import { toast } from './toastStore';

interface Said {
  readonly said?: string;
  /** What else the person can do where the browser forbids it. */
  readonly instead?: string;
}

const BY_HAND = 'Selecione o texto e copie.';

/** Copies a text for the person and says so; where the browser forbids it, says what to do instead. */
export async function copyText(
  text: string,
  what: string,
  { said = `${what} copiado.`, instead = BY_HAND }: Said = {},
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', said);
    announce(said);
  } catch {
    toast('danger', `O navegador não permitiu copiar. ${instead}`);
  }
}
