import { momentText } from '../../../engine/values';

export interface ErrorWords {
  title: string;
  text: string;
}

const words: Record<string, ErrorWords> = {
  '403': {
    title: 'Sem permissão',
    text: 'Você não tem permissão para usar esta funcionalidade. Entre em contato com o administrador da corretora.',
  },
  '404': { title: 'Página não encontrada', text: 'O endereço não existe ou mudou de lugar.' },
  '503': {
    title: 'Em manutenção',
    text: 'O portal está em manutenção. Tente novamente mais tarde.',
  },
};

const other: ErrorWords = { title: 'Algo deu errado', text: 'Algo deu errado, tente novamente mais tarde.' };

const clock: ErrorWords = {
  title: 'Acerte o relógio',
  text: 'A data e a hora deste dispositivo diferem das do servidor. Acerte o relógio e tente novamente.',
};

export const errorWords = (status: string, time: boolean): ErrorWords =>
  time ? clock : (words[status] ?? other);

export function expectedBack(iso: string | null | undefined): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return '';
  return `Previsão de retorno: ${momentText(iso)}.`;
}
