import type { Finding } from '../check/finding';
import { RULE_KINDS } from '../rules';
import { placeOf } from '../impact/placeOf';
import type { Version } from '../impact/Version';
import { ruleUses } from './ruleUses';
import type { RuleKind, Rules } from '../../engine/index';
import type { Flow, FlowLink, FlowStep } from './Flow';
import { givingWayOf } from './givingWay';
import { marksUnder } from './marks';
import { ownersOf } from './ownersOf';
import { priceLinks } from './priceLinks';
import { priceParts } from './priceParts';
import { reachOfQuestion, reachOfStep } from './reach';
import { effectOf, ruleSentence } from './ruleSentence';
import { namesOf, type Names } from './names';
import { Sentences } from './Sentences';
import { tablesOf } from './tables/tablesOf';

function stepsOf(version: Version, sentences: Sentences): FlowStep[] {
  return version.subject.definition.steps.map(({ id, title, path, properties }) => ({
    id,
    title,
    reach: reachOfStep(version, id, sentences),
    questions: Object.entries(properties).map(([name, schema]) => ({
      path: `${path}.${name}`,
      title: schema.title,
      widget: schema.ui.widget,
      reach: reachOfQuestion(version, `${path}.${name}`, sentences),
    })),
  }));
}

function ruleLinks(
  version: Version,
  findings: readonly Finding[],
  sentences: Sentences,
  names: Names,
): FlowLink[] {
  const { subject, compiled } = version;
  const uses = ruleUses(compiled);
  const link = <Kind extends RuleKind>(kind: Kind, rule: Rules[Kind][number], index: number): FlowLink => {
    const use = uses.find((one) => one.kind === kind && one.id === rule.id);
    const pointer = `/rules/${kind}/${index}`;
    const { file, pointer: inner } = placeOf(version, pointer);
    return {
      id: rule.id,
      kind,
      effect: effectOf(kind, rule),
      from: use?.reads ?? [],
      to: [...new Set([...(use?.writes ?? []), ...(use?.shapes ?? [])])],
      words: ruleSentence(kind, rule, sentences, names),
      ...(rule.note !== undefined && { note: rule.note }),
      place: `${file}#${inner}`,
      marks: marksUnder(subject, findings, pointer),
    };
  };
  return RULE_KINDS.flatMap((kind) =>
    subject.definition.rules[kind].map((rule, index) => link(kind, rule as never, index)),
  );
}

export function flowOf(version: Version, findings: readonly Finding[] = []): Flow {
  const { id, subject, constants, rating } = version;
  const names = namesOf({ fields: subject.fields, steps: subject.definition.steps }, constants);
  const sentences = new Sentences(names);
  const priced = priceLinks(version, findings, names).map((link) => ({
    ...link,
    from: ownersOf(subject, link.from),
  }));
  return {
    id,
    title: subject.definition.title,
    steps: stepsOf(version, sentences),
    price: rating ? priceParts(rating) : [],
    links: [...ruleLinks(version, findings, sentences, names), ...priced],
    givingWay: givingWayOf(subject, sentences, names),
    tables: tablesOf(version, names),
  };
}
