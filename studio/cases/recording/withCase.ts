import { shaped } from '../../../engine/index';
import { folded } from '../../../engine/values';
import { insertJson } from '../../edit/jsonEdits';
import { readJson } from '../../edit/readJson';
import type { Json } from '../../../engine/expression';
import type { Case, CasesFile } from '../types';

/** A cases file of its own for a first case. */
const EMPTY = '{\n  "$schema": "../../_meta/cases.schema.json",\n  "cases": []\n}\n';

const plain = (it: Case) => JSON.parse(JSON.stringify(it)) as Json;

/** Appends a case to its file and keeps all other characters; without a text it starts a new file. */
export function withCase(text: string | undefined, it: Case): string {
  const before = text ?? EMPTY;
  const { cases } = shaped<CasesFile>(readJson(before, ''));
  return insertJson(before, '/cases', cases.length, plain(it));
}

/** An identifier for what a case shows: "Prazo de um ano" is prazo-de-um-ano, with a number where that is taken. */
export function caseIdOf(description: string, taken: readonly string[]): string {
  const words = folded(description)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const id = words.slice(0, 6).join('-') || 'caso';
  const numbers = taken.map((_, index) => `${id}-${index + 2}`);
  return [id, ...numbers].find((one) => !taken.includes(one)) ?? `${id}-${taken.length + 2}`;
}
