import { announce } from './announcer';
import { toast } from './toastStore';

interface Said {
  readonly said?: string | undefined;
  readonly instead?: string | undefined;
}

const BY_HAND = 'Selecione o texto e copie.';

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
