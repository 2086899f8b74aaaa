import type { Json } from '../../engine/expression';
import { type CompiledDefinition, type Effect, isBranch } from '../../engine/index';
import type { Mismatch, Refusal } from './Mismatch';
import { cellWords } from './table/cellWords';
import { expectedColumn } from './table/columnsOf';

export interface MismatchWords {
  readonly about: string;
  readonly expected?: string;
  readonly came?: string;
}

const titleOf = ({ byPath }: CompiledDefinition, path: string) => byPath.get(path)?.schema.title ?? path;

function stepOf({ steps }: CompiledDefinition, id: string): string {
  return steps.find(({ definition }) => definition.id === id)?.definition.title ?? id;
}

const EFFECTS: Readonly<Record<string, string>> = {
  lookup: 'consulta',
  told: 'aviso de uma consulta',
  invalid: 'erros na etapa',
  warn: 'aviso',
  opened: 'etapa que abre',
  wrote: 'respostas escritas por regras',
  submit: 'envio',
  refused: 'recusa',
  leave: 'saída do formulário',
} satisfies Record<Effect['type'], string>;

function effectWords(effect: unknown): string {
  if (!isBranch(effect)) return 'vazio';
  const { type, ...rest } = effect;
  const more = Object.values(rest).map((value) =>
    Array.isArray(value)
      ? value.join(', ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value),
  );
  return [EFFECTS[String(type)] ?? String(type), more.join(', ')].filter(Boolean).join(': ');
}

function issueWords(list: readonly unknown[]): string {
  const said = list.map((one) => (isBranch(one) ? String(one['message'] ?? one['code'] ?? '') : String(one)));
  return said.length === 0 ? 'nada errado' : said.map((text) => `“${text}”`).join(', ');
}

function valueWords(
  { keys, came, expected }: Extract<Mismatch, { kind: 'value' }>,
  definition: CompiledDefinition,
): MismatchWords {
  const both = [came, expected].filter((value) => value !== undefined) as Json[];
  const column = expectedColumn(keys, both, definition);
  const words = (value: unknown) =>
    keys[0] === 'issues' && Array.isArray(value)
      ? issueWords(value)
      : isBranch(value) && typeof value['label'] === 'string'
        ? value['label']
        : cellWords(value, column, definition);
  return { about: column.label, expected: words(expected), came: words(came) };
}

function refusalWords(why: Refusal, definition: CompiledDefinition): string {
  switch (why.cannot) {
    case 'no-lookup':
      return `não há a consulta ${why.lookup}`;
    case 'not-asked':
      return `a consulta ${why.lookup} não foi feita, e nada pode respondê-la`;
    case 'nothing-offered':
      return `a consulta ${why.lookup} não ofereceu nada`;
    case 'no-repeat':
      return 'o produto não diz o que muda ao repetir';
    case 'past-end':
      return `a etapa ${stepOf(definition, why.step)} não vem antes do fim`;
    case 'stays':
      return `a etapa ${stepOf(definition, why.step)} não fecha: ${why.wrong || 'uma consulta não foi respondida'}`;
  }
}

export function mismatchWords(found: Mismatch, definition: CompiledDefinition): MismatchWords {
  switch (found.kind) {
    case 'value':
      return valueWords(found, definition);
    case 'invalid':
      return {
        about: titleOf(definition, found.path),
        expected: issueWords([]),
        came: issueWords(found.messages),
      };
    case 'unchecked':
      return {
        about: `${titleOf(definition, found.path)} não foi conferido: falta sair do campo, ou Continuar`,
      };
    case 'no-effect':
      return {
        about: 'Efeitos',
        expected: effectWords(found.expected),
        came: found.came.map(effectWords).join('; ') || 'nenhum',
      };
    case 'effect':
      return { about: 'Efeitos', expected: 'nenhum deste tipo', came: effectWords(found.came) };
    case 'not-found':
      return { about: 'O servidor acha', expected: findingWords(found.expected), came: 'nada disso' };
    case 'found':
      return { about: 'O servidor acha', expected: 'nada disso', came: findingWords(found) };
    case 'no-file':
      return { about: `O produto não tem ${found.file}` };
    case 'refused':
      return { about: `Movimento ${found.event}: ${refusalWords(found.why, definition)}` };
    case 'idle':
      return { about: `O caso não exerce a regra ${found.rule}, ou não olha o que ela faz` };
    case 'unknown':
      return { about: 'O caso nomeia uma pergunta, etapa ou regra que esta versão não tem' };
  }
}

function findingWords(finding: unknown): string {
  const { path, code, message } = finding as { path: string; code: string; message?: string };
  return `${path} (${code})${message ? `: ${message}` : ''}`;
}

export function mismatchSentence(found: Mismatch, definition: CompiledDefinition): string {
  const { about, expected, came } = mismatchWords(found, definition);
  return expected === undefined ? about : `${about}: esperado ${expected}, veio ${came}`;
}
