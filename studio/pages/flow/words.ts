import type { Effect, Reach } from '../../flow/Flow';
import type { Example } from '../../flow/Mark';
import type { Now, StepNow } from './openNow';

export const effectWords: Readonly<Record<Effect, string>> = {
  shown: 'Aparece ou não',
  state: 'Bloqueio, obrigação, opções e limites',
  value: 'Valor',
  check: 'Verificação',
  reset: 'Limpeza',
  lookup: 'Consulta',
  price: 'Preço',
};

export const stepNowWords: Readonly<Record<StepNow, string>> = {
  open: 'aberta agora',
  done: 'concluída',
  pending: 'ainda não aberta',
  hidden: 'fora do caminho com estas respostas',
};

export function questionNowWords(now: Now | undefined, path: string): string | undefined {
  const isShown = now?.questions.get(path);
  return isShown === undefined ? undefined : isShown ? 'aparece agora' : 'oculta agora';
}

export function exampleText(example: Example): string {
  return example.length === 0
    ? 'sem nada respondido'
    : example.map(({ title, text }) => `${title}: ${text}`).join(', ');
}

const BESIDES = { today: 'do dia', person: 'de quem preenche', constants: 'de constantes' } as const;

const REACHED: Readonly<Record<Exclude<Reach['is'], 'free'>, string>> = {
  never: 'Nunca aparece',
  always: 'Sempre aparece',
  sometimes: 'Aparece às vezes',
  unknown: 'Aparece às vezes',
};

const UNPROVED = {
  shown: 'Sem prova de que aparece: experimente na prévia',
  hidden: 'Sem prova de que deixa de aparecer: experimente na prévia',
} as const;

/** When something is shown, with answers that show it and answers that hide it. */
export function reachLines({ is, words, shown, hidden, unproved = [], besides = [] }: Reach): string[] {
  if (is === 'free') return [];
  const other = besides.map((one) => BESIDES[one]).join(' e ');
  return [
    `${REACHED[is]}: se ${words ?? ''}`,
    ...(shown ? [`Aparece, por exemplo, com ${exampleText(shown)}`] : []),
    ...(hidden ? [`Não aparece, por exemplo, com ${exampleText(hidden)}`] : []),
    ...unproved.map((one) => UNPROVED[one]),
    ...(other ? [`Depende também ${other}`] : []),
  ];
}

export function reachMark({ is }: Reach): string | undefined {
  return is === 'never' ? 'nunca aparece' : is === 'always' ? 'sempre aparece' : undefined;
}
