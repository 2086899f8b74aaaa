import type { CompiledDefinition, FieldState } from '../../../engine/index';
import type { CaseEvent } from '../types';
import type { CaseColumn } from './CaseColumn';

const ABOUT: Readonly<Record<string, string>> = {
  description: 'O que mostra',
  today: 'Hoje é',
  person: 'Quem preenche',
};

export const STATES: Readonly<Record<string, string>> = {
  visible: 'aparece',
  stepHidden: 'sua etapa não aparece',
  enabled: 'pode ser respondida',
  required: 'é obrigatória',
  title: 'chama-se',
  hint: 'dica',
  why: 'explicação',
  options: 'opções',
  offers: 'oferece',
  disabledOptions: 'opções bloqueadas',
  min: 'mínimo',
  max: 'máximo',
  lockedBy: 'travada por',
  busy: 'consultando',
  manual: 'digitada à mão',
  judged: 'é conferida',
  unit: 'unidade',
} satisfies Record<keyof FieldState | 'offers', string>;

const RATING: Readonly<Record<string, string>> = {
  outcome: 'Decisão',
  decision: 'Regra que decidiu',
  reason: 'Motivo',
  insurer: 'Seguradora',
  commercialPremium: 'Prêmio comercial',
  iof: 'IOF',
  iofRate: 'Alíquota do IOF',
  minimumPremium: 'Prêmio mínimo',
  grossPremium: 'Prêmio total',
  insuredAmount: 'Importância segurada',
  maxInstallments: 'Parcelas',
};

export const STATUSES = {
  pending: 'Fechada',
  open: 'Aberta',
  done: 'Pronta',
  hidden: 'Não aparece',
} as const;

const PARTS: Readonly<Record<string, string>> = {
  open: 'Etapa aberta',
  effects: 'Efeitos',
  noEffects: 'Sem efeitos',
  review: 'O servidor acha',
  questionnaire: 'Questionário',
};

export function columnLabel(
  { part, keys }: Pick<CaseColumn, 'part' | 'keys'>,
  { byPath, steps }: CompiledDefinition,
): string {
  const titleOf = (path = '') => byPath.get(path)?.schema.title ?? path;
  const stepOf = (id = '') => steps.find(({ definition }) => definition.id === id)?.definition.title ?? id;
  if (part === 'set') return 'Respostas prontas';
  if (part === 'about') return ABOUT[keys[0]!] ?? keys[0]!;
  if (part === 'given') return titleOf(keys[0]);
  const [kind = '', first, ...rest] = keys;
  switch (kind) {
    case 'answers':
      return titleOf(first);
    case 'states':
      return `${titleOf(first)}: ${STATES[rest[0]!] ?? rest[0]}`;
    case 'issues':
      return `${titleOf(first)}: mensagem`;
    case 'valid':
      return `${titleOf(first)}: está certo`;
    case 'steps':
      return `Etapa ${stepOf(first)}`;
    case 'titles':
      return `Nome da etapa ${stepOf(first)}`;
    case 'summary':
      return `Resumo: ${rest.join(' · ')}`;
    case 'digest':
      return `Cartão de ${stepOf(first)}: ${rest.join(' · ')}`;
    case 'rating':
      return [RATING[first!] ?? first, ...rest].join(' · ');
    case 'record':
      return `Registro: ${keys.slice(1).join('.')}`;
    default:
      return PARTS[kind] ?? keys.join(' · ');
  }
}

export function moveText(event: CaseEvent, { byPath, steps }: CompiledDefinition): string {
  const field = event.leave ?? event.search ?? event.attach ?? event.detach ?? '';
  const title = byPath.get(field)?.schema.title ?? field;
  const stepOf = (id: string) => steps.find(({ definition }) => definition.id === id)?.definition.title ?? id;
  if (event.leave !== undefined) return `sai de ${title}`;
  if (event.go !== undefined) return `segue até ${stepOf(event.go)}`;
  if (event.continue) return 'Continuar';
  if (event.back) return 'Voltar';
  if (event.reopen !== undefined) return `reabre ${stepOf(event.reopen)}`;
  if (event.answer !== undefined) return `${event.answer} responde`;
  if (event.fail !== undefined) return `${event.fail} falha`;
  if (event.take !== undefined) return `aceita o que ${event.take} oferece`;
  if (event.search !== undefined) return `busca “${event.text}” em ${title}`;
  return event.attach === undefined ? `retira um arquivo de ${title}` : `anexa um arquivo a ${title}`;
}
