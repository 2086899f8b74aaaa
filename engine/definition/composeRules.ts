import { asJson, shaped } from '../model/shaped';
import type { Json } from '../expression';
import type { Source } from './files';
import type { Parameters } from './include';
import type { Library } from './Library';
import { withoutNames } from './named';
import { RULE_KINDS, type RuleKind, type Rules } from '../rules';

interface RulesFile extends Partial<Rules> {
  readonly include?: readonly { readonly rules: string; readonly with?: Parameters }[];
}

type Lists = Record<RuleKind, Json[]>;

function addIncludes(
  library: Library,
  all: Lists,
  content: RulesFile,
  source: Source,
  through: readonly string[],
) {
  for (const [index, { rules, with: given }] of (content.include ?? []).entries()) {
    const target = `${rules}.json`;
    const place = { ...source, pointer: `/include/${index}` };
    const fragment = library.include<RulesFile>({ target, key: 'rules', given, place, through });
    if (!fragment) continue;
    const inner = { file: target, pointer: '', includedAt: place };
    addRules(library, all, fragment, inner, [...through, target]);
  }
}

function addRules(
  library: Library,
  all: Lists,
  named: RulesFile,
  source: Source,
  through: readonly string[],
): void {
  const content = withoutNames(library, named, source);
  addIncludes(library, all, content, source, through);
  for (const kind of RULE_KINDS) {
    for (const [index, rule] of (content[kind] ?? []).entries()) {
      library.sources.add(`/rules/${kind}/${all[kind].length}`, { ...source, pointer: `/${kind}/${index}` });
      all[kind].push(asJson(rule));
    }
  }
}

export function composeRules(library: Library, product: string): Rules {
  const file = `${product}/rules.json`;
  const all = shaped<Lists>(Object.fromEntries(RULE_KINDS.map((kind) => [kind, []])));
  const own = library.read<RulesFile>(file, { file: `${product}/product.json`, pointer: '' });
  addRules(library, all, own ?? {}, { file, pointer: '' }, [file]);
  return shaped<Rules>(all);
}
