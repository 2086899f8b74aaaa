import { type Clause, pointerPart, contentOf } from '../../engine/definition';
import { sameValue } from '../../engine/index';
import type { Pair, Told } from './Difference';
import type { Place } from './placeOf';
import type { Version } from './Version';
import { fromTo, said } from './words';

interface ClausesFile {
  readonly include?: readonly { readonly clauses: string }[];
  readonly clauses?: readonly Clause[];
}

function placeOfClause({ subject: { files }, id }: Version, title: string): Place {
  const search = (file: string): Place | undefined => {
    const { include = [], clauses = [] } = contentOf<ClausesFile>(files, file) ?? {};
    const index = clauses.findIndex((clause) => clause.title === title);
    if (index >= 0) return { file, pointer: `/clauses${pointerPart(index)}` };
    const found = include.map(({ clauses: shared }) => search(`${shared}.json`));
    return found.find((place) => place !== undefined);
  };
  return search(`${id}/clauses.json`) ?? { file: `${id}/clauses.json`, pointer: '' };
}

const titled = (clauses: readonly Clause[], title: string) =>
  clauses.find((clause) => clause.title === title);

export function clauseDifferences({ before, after }: Pair): Told[] {
  const [were, are] = [before.clauses ?? [], after.clauses ?? []];
  const gone = were.filter(({ title }) => !titled(are, title));
  const told = (kind: string, title: string, words: string, isGone = false): Told => ({
    kind: `clause-${kind}`,
    compatibility: 'breaking',
    words: `Cláusula ${said(title)}: ${words}`,
    at: placeOfClause(isGone ? before : after, title),
    isGone,
  });
  const common = (from: readonly Clause[], other: readonly Clause[]) =>
    from.map(({ title }) => title).filter((title) => titled(other, title));
  const isReordered = !sameValue(common(were, are), common(are, were));
  const at = { file: `${after.id}/clauses.json`, pointer: '' };
  const words = 'As cláusulas vêm em outra ordem, e com outros números';
  return [
    ...gone.map(({ title }) => told('removed', title, 'sai do contrato', true)),
    ...are.flatMap((clause): Told[] => {
      const was = titled(were, clause.title);
      if (!was) return [told('added', clause.title, 'nova no contrato')];
      if (sameValue(was, clause)) return [];
      return [told('changed', clause.title, `o texto ${fromTo(was.text, clause.text)}`)];
    }),
    ...(isReordered ? [{ kind: 'clauses-reordered', compatibility: 'visible', words, at } as const] : []),
  ];
}
