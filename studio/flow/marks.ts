import type { Finding } from '../check/finding';
import type { FaultCode } from '../check/faultCodes';
import type { Subject } from '../check/product/subject';
import type { Json } from '../../engine/expression';
import type { Mark } from './Mark';
import { exampleOfCondition } from './reach';

/** Faults that only the solver finds: such a product can still be drawn. */
const SOLVED_WORDS: Partial<Readonly<Record<FaultCode, string>>> = {
  'never-holds': 'Esta condição nunca vale',
  'always-holds': 'Esta condição vale sempre',
  'never-shown': 'Nunca aparece',
  'always-shown': 'Aparece sempre: a regra nada esconde',
  'never-enabled': 'Nunca pode ser editada',
  'required-hidden': 'É obrigatória e nunca aparece',
  'cannot-fail': 'Esta verificação nunca falha',
  'always-fails': 'Esta verificação sempre falha',
  contradicting: 'Recusa tudo o que outra verificação deixa passar',
  unfinishable: 'Ninguém consegue terminar por causa desta regra',
  'min-after-max': 'O menor valor passa do maior: nada pode ser escolhido',
  'picked-refused': 'O menor ou o maior valor que se pode escolher é sempre recusado',
  shadowed: 'Nunca chega a valer: uma anterior toma o seu lugar',
  'rate-gap': 'Há respostas para as quais nada é calculado',
};

/** Faults of a single condition, for which example answers can be shown. */
const OF_CONDITIONS: ReadonlySet<FaultCode> = new Set([
  'never-holds',
  'always-holds',
  'never-shown',
  'always-shown',
  'never-enabled',
  'required-hidden',
  'cannot-fail',
  'always-fails',
  'shadowed',
]);

/** Whether a fault leaves a product that can be drawn. */
export function isDrawable(code: string): boolean {
  return Object.hasOwn(SOLVED_WORDS, code);
}

function valueAt(root: unknown, pointer: string): Json | undefined {
  const parts = pointer.split('/').slice(1);
  const found = parts.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')]
        : undefined,
    root,
  );
  return found as Json | undefined;
}

export function marksUnder(subject: Subject, findings: readonly Finding[], pointer: string): Mark[] {
  const root = { ...subject.definition, rating: subject.composed.rating };
  return findings
    .filter((finding) => `${finding.pointer}/`.startsWith(`${pointer}/`))
    .map((finding) => {
      const condition = OF_CONDITIONS.has(finding.code) ? valueAt(root, finding.pointer) : undefined;
      const example = condition === undefined ? [] : exampleOfCondition(subject, condition);
      return { code: finding.code, words: SOLVED_WORDS[finding.code] ?? finding.message, example };
    });
}
