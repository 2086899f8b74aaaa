import { nearest } from '../../../../engine/index';
import type { Check } from '../subject';

export const relationTies: Check = function* ({ definition, fields }) {
  for (const [index, rule] of definition.rules.relations.entries()) {
    for (const [place, way] of rule.solve.entries()) {
      const at = `/rules/relations/${index}/solve/${place}`;
      const used = [[way.set, `${at}/set`], ...way.edited.map((path, n) => [path, `${at}/edited/${n}`])] as [
        string,
        string,
      ][];
      for (const [path, pointer] of used) {
        if (rule.ties.includes(path) || !fields.has(path)) continue;
        const message = `${path} is not among the ties of ${rule.id}.`;
        yield { pointer, code: 'outside-ties', message, suggestion: nearest(path, rule.ties) };
      }
      if (way.edited.every((path) => path === way.set)) {
        yield {
          pointer: `${at}/edited`,
          code: 'dead-way',
          message: 'An edited field is never written back, so that this way is never taken.',
        };
      }
    }
  }
};
