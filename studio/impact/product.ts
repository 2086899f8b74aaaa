import { contentOf } from '../../engine/definition';
import { clauseDifferences } from './clauses';
import { type Definition, sameValue, shaped } from '../../engine/index';
import type { Compatibility, Pair, Told } from './Difference';
import { keysThatDiffer, withoutNotes, type JsonRecord } from './json';
import { renamed, renamesOf } from './renames';
import { fromTo, said } from './words';

type Judged = readonly [Compatibility, string];

const KEYS: Readonly<Record<string, Judged>> = {
  title: ['visible', 'o nome do produto'],
  submit: ['visible', 'o botão do último passo'],
  code: ['breaking', 'o prefixo do número dos pedidos'],
  version: ['compatible', 'a versão'],
  context: ['breaking', 'o que o formulário é informado'],
  route: ['breaking', 'o que o endereço informa'],
};

const APART = new Set(['id', 'hash', 'steps', 'rules', 'record', 'questionnaire', 'summary', 'messages']);

function ownChanges({ before, after }: Pair): Told[] {
  const [was, is] = [before, after].map(({ subject }) => shaped<JsonRecord>(subject.definition));
  return keysThatDiffer(was!, is!, sameValue)
    .filter((key) => !APART.has(key))
    .map((key): Told => {
      const [compatibility, name] = KEYS[key] ?? (['breaking', `"${key}"`] as const);
      const isPlain = [was![key], is![key]].every((value) => typeof value !== 'object');
      const words = `Produto: ${name} ${isPlain ? fromTo(was![key], is![key]) : 'muda'}`;
      return {
        kind: `product-${key}`,
        compatibility,
        words,
        at: `/product/${key}`,
        isGone: is![key] === undefined,
      };
    });
}

function messageChanges({ before, after }: Pair): Told[] {
  const [were, are] = [before.subject.definition.messages, after.subject.definition.messages];
  return keysThatDiffer(were, are, sameValue).map((key): Told => {
    const file = (version: Pair['before']) => {
      const own = contentOf<Partial<Definition>>(version.subject.files, `${version.id}/product.json`)!;
      return own?.messages?.[key] === undefined ? '_shared/messages.json' : `${version.id}/product.json`;
    };
    const from = key in are ? after : before;
    const at = { file: file(from), pointer: `${file(from).startsWith('_') ? '' : '/messages'}/${key}` };
    const words = `Mensagem ${said(key)}: ${fromTo(were[key], are[key])}`;
    return { kind: 'message', compatibility: 'visible', words, at, isGone: from === before };
  });
}

function summaryChanges(pair: Pair): Told[] {
  const { before, after } = pair;
  const were = renamed(before.subject.definition.summary, renamesOf(pair));
  if (sameValue(were, after.subject.definition.summary)) return [];
  return [
    {
      kind: 'summary',
      compatibility: 'visible',
      words: 'O resumo mostra outra coisa ou em outra ordem',
      at: '/summary',
    },
  ];
}

const QUESTIONNAIRE_WORDS = ['title', 'question', 'thanks'];

function questionnaireChanges(pair: Pair): Told[] {
  const was = renamed(withoutNotes(pair.before.subject.definition.questionnaire), renamesOf(pair)) as
    JsonRecord | undefined;
  const is = withoutNotes(pair.after.subject.definition.questionnaire) as JsonRecord | undefined;
  if (!was && !is) return [];
  const at = '/questionnaire';
  if (!was || !is) {
    const words = is ? 'Pergunta depois do pedido: nova' : 'Pergunta depois do pedido: sai';
    return [{ kind: 'questionnaire', compatibility: 'visible', words, at, isGone: !is }];
  }
  return keysThatDiffer(was, is, sameValue).map((key): Told => {
    const isOfWords = QUESTIONNAIRE_WORDS.includes(key);
    const words = `Pergunta depois do pedido: ${isOfWords ? 'diz outra coisa' : `muda ${said(key)}`}`;
    return {
      kind: `questionnaire-${key}`,
      compatibility: isOfWords ? 'visible' : 'breaking',
      words,
      at: is[key] === undefined ? at : `${at}/${key}`,
    };
  });
}

/** What a product says of itself and around its questions: its name, messages, summary, questionnaire and clauses. */
export function productDifferences(pair: Pair): Told[] {
  return [
    ...ownChanges(pair),
    ...messageChanges(pair),
    ...summaryChanges(pair),
    ...questionnaireChanges(pair),
    ...clauseDifferences(pair),
  ];
}
