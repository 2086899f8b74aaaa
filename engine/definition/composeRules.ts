import { asJson, shaped } from '../model/shaped';
import type { Json } from '../expression';
import type { Including, Library } from './Library';
import { withoutNames } from './named';
import { RULE_KINDS, type RuleKind, type Rules } from '../rules';

type RulesFile = Including & Partial<Rules>;

export function composeRules(library: Library, product: string): Rules {
  const source = { file: `${product}/rules.json`, pointer: '' };
  const content =
    library.read<RulesFile>(source.file, { file: `${product}/product.json`, pointer: '' }) ?? {};
  const all = shaped<Record<RuleKind, Json[]>>(Object.fromEntries(RULE_KINDS.map((kind) => [kind, []])));
  const parts = library.parts<RulesFile>('rules', { content, source }, (part) =>
    withoutNames(library, part.content, part.source),
  );
  for (const part of parts)
    for (const kind of RULE_KINDS)
      for (const [index, rule] of (part.content[kind] ?? []).entries()) {
        const place = { ...part.source, pointer: `/${kind}/${index}` };
        library.sources.add(`/rules/${kind}/${all[kind].length}`, place);
        all[kind].push(asJson(rule));
      }
  return shaped<Rules>(all);
}
