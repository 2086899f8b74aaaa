import { fold } from '../DocumentText';
import type { Find, Hit, Piece } from './Hit';

const CONNECTORS = new Set('a as com d da das de do dos e em na no o os para por pela pelo y &'.split(' '));
const OUTSIDE = new Set([...CONNECTORS, 'um', 'uma']);
const LABELS = new Set(
  'cnpj cpf cnpj/mf cpf/mf cnpj: cpf: rg oab inscrito inscrita endereco cep nire pis ctps'.split(' '),
);
/** A name goes on behind the dot of these: LTDA., S.A., Cia., Dr. */
const SHORT = /^(?:ltda|s\.a|s|cia|eireli|me|epp|inc|sr|sra|dr|dra|prof|eng|sto|sta|des|[a-z])\.$/;
const NEXT_LABEL = /^[^\n:]{1,32}:/;
const LEAST = 5;
const MOST_WORDS = 24;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function wordsOf({ text }: Piece): readonly Word[] {
  return [...text.matchAll(/\S{1,80}/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const isCapital = (word: string) =>
  (/^["'(]?[\p{Lu}]/u.test(word) && !/\d{3}/.test(word)) || /^\d{1,3}[ªºa]?$/.test(word);
const isAlike = (one: string, other: string) => /\p{Ll}/u.test(one) === /\p{Ll}/u.test(other);
const bareOf = (word: string) => fold(word.replace(/^["'(]+|[",;:)']+$/g, ''));

function endsAt(word: string): boolean {
  if (/[,;:)]$/.test(word)) return true;
  return word.endsWith('.') && !SHORT.test(fold(word));
}

type Skipped = ReadonlySet<string>;

/** Whether what stands on the next line is another matter: a label, or words in another sort of letters. */
function endsLine({ text }: Piece, { text: last }: Word, next: Word): boolean {
  if (NEXT_LABEL.test(text.slice(next.start))) return true;
  return (
    isCapital(last) &&
    isCapital(next.text) &&
    last.length > 3 &&
    next.text.length > 3 &&
    !isAlike(last, next.text)
  );
}

function nameFrom(piece: Piece, words: readonly Word[], first: number, skipped: Skipped): readonly Word[] {
  const name: Word[] = [];
  for (let at = first; at < words.length && name.length < MOST_WORDS; at += 1) {
    const word = words[at]!;
    const bare = bareOf(word.text);
    const before = words[at - 1];
    const isNewLine = at > first && piece.text.slice(before!.end, word.start).includes('\n');
    if (isNewLine && endsLine(piece, name.at(-1)!, word)) break;
    if (at > first && skipped.has(bare)) break;
    if (LABELS.has(bare) || (at > first && /^(?:\(|(?:O|A|Os|As)$)/.test(word.text))) break;
    const isSign = /^[-–]$/.test(word.text) && isCapital(words[at + 1]?.text ?? '');
    if (!isCapital(word.text) && !CONNECTORS.has(bare) && !isSign) break;
    name.push(word);
    if (endsAt(word.text)) break;
  }
  return name;
}

function trimmed(words: readonly Word[]): readonly Word[] {
  const isOut = ({ text }: Word) => OUTSIDE.has(bareOf(text)) || /^[-–]$/.test(text);
  const from = words.findIndex((word) => !isOut(word));
  const to = words.findLastIndex((word) => !isOut(word));
  return from < 0 ? [] : withoutAcronym(words.slice(from, to + 1));
}

/** A name says what its letters stand for: Departamento de Estradas - DER. */
function withoutAcronym(words: readonly Word[]): readonly Word[] {
  const isAcronym =
    /^[-–]$/.test(words.at(-2)?.text ?? '') && /^[\p{Lu}/]{2,10}[,;]?$/u.test(words.at(-1)!.text);
  return isAcronym ? words.slice(0, -2) : words;
}

function hitOf(words: readonly Word[]): Hit | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const value = words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^["'“(]+|[",;:)'”]+$/g, '')
    .replace(/(?<=[\p{L}]{2,4}[^\p{L}.]?[\p{L}]{3,})\.$/u, '');
  const letters = value.replace(/[^\p{L}]/gu, '').length;
  return letters >= LEAST ? { start: first.start, end: last.end, value } : undefined;
}

/** Names of persons, companies and authorities: words in capitals with what joins them, up to a comma or another sort of word. */
export const names: Find = (piece, { skip = [], not = [] }) => {
  const words = wordsOf(piece);
  const skipped = new Set(skip.map(fold));
  const refused = not.map(fold);
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isCapital(words[at]!.text) || skipped.has(bareOf(words[at]!.text))) continue;
    const run = nameFrom(piece, words, at, skipped);
    at += Math.max(0, run.length - 1);
    const hit = hitOf(trimmed(run));
    const said = hit && fold(String(hit.value));
    if (hit && !refused.some((words_) => `${said} `.startsWith(`${words_} `))) hits.push(hit);
  }
  return hits;
};
