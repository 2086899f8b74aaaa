import { fromTo, said } from '../words';

const KEYS: Readonly<Record<string, string>> = {
  value: 'muda o que é calculado',
  that: 'muda a condição que precisa valer',
  when: 'muda quando vale',
  needs: 'muda de que respostas depende',
  params: 'muda o que a mensagem mostra',
  fields: 'vale para outras perguntas',
  field: 'vale para outra pergunta',
  steps: 'vale para outras etapas',
  then: 'muda o que vale quando a condição vale',
  else: 'muda o que vale quando a condição não vale',
  options: 'muda as opções oferecidas',
  min: 'muda o menor valor',
  max: 'muda o maior valor',
  ties: 'liga outras perguntas',
  solve: 'muda qual resposta cede',
  on: 'muda o que a dispara',
  clear: 'muda o que é esvaziado',
  clears: 'muda o que é esvaziado',
  follows: 'segue outras perguntas',
  at: 'vale em outro momento',
  source: 'pergunta a outra fonte',
  request: 'pergunta outra coisa',
  fills: 'preenche outra coisa',
  locks: 'bloqueia outras perguntas',
  binds: 'muda o que o servidor confere de novo',
  tells: 'muda o que é dito ao cliente',
  failed: 'muda o que acontece quando falha',
  search: 'muda como procura',
  note: 'muda a nota',
};

export function changedWords(key: string, before: unknown, after: unknown): string {
  if (key === 'message') return `a mensagem ${fromTo(before, after)}`;
  if (key === 'why') return `a explicação ${fromTo(before, after)}`;
  if (key === 'level') return `a gravidade ${fromTo(before ?? 'error', after ?? 'error')}`;
  return KEYS[key] ?? `muda ${said(key)}`;
}
