import { sameValue, type StepDefinition, byKey } from '../../engine/index';
import { keysThatDiffer } from './json';
import type { Compatibility, Pair, Told } from './Difference';
import { renamesOf } from './renames';
import { fromTo, said } from './words';

const TEXTS: Readonly<Record<string, string>> = {
  title: 'o título',
  description: 'a frase abaixo do título',
  help: 'a explicação',
};

const APART = new Set(['properties', 'required', 'id', 'path']);

function textChanges(before: StepDefinition, after: StepDefinition, at: string): Told[] {
  return keysThatDiffer(before, after, sameValue)
    .filter((key) => !APART.has(key))
    .map((key): Told => {
      const of = (step: StepDefinition) => byKey(step)[key];
      const compatibility: Compatibility = key in TEXTS ? 'visible' : 'breaking';
      const words = `Etapa ${said(after.title)}: ${TEXTS[key] ?? `"${key}"`} ${fromTo(of(before), of(after))}`;
      return { kind: `step-${key}`, compatibility, words, at: of(after) === undefined ? at : `${at}/${key}` };
    });
}

const pathsOf = ({ path, properties }: StepDefinition) =>
  Object.keys(properties).map((name) => `${path}.${name}`);

function removed({ before, after }: Pair, step: StepDefinition, index: number): Told {
  const renames = renamesOf({ before, after });
  const lost = pathsOf(step).filter((path) => !after.subject.fields.has(renames.get(path) ?? path));
  const titles = lost.map((path) => said(before.subject.fields.get(path)!.schema.title)).join(', ');
  const place = { kind: 'step-removed', at: `/steps/${index}`, isGone: true };
  return lost.length > 0
    ? {
        ...place,
        compatibility: 'breaking',
        words: `Etapa ${said(step.title)}: sai, e com ela se perde o que foi respondido em ${titles}`,
      }
    : {
        ...place,
        compatibility: 'visible',
        words: `Etapa ${said(step.title)}: sai, e suas perguntas passam a outras etapas`,
      };
}

const common = (from: readonly string[], other: readonly string[]) => from.filter((id) => other.includes(id));

function reordered(before: readonly string[], after: readonly string[]): boolean {
  return !sameValue(common(before, after), common(after, before));
}

export function stepDifferences(pair: Pair): Told[] {
  const [were, are] = [pair.before.subject.definition.steps, pair.after.subject.definition.steps];
  const ids = (steps: readonly StepDefinition[]) => steps.map(({ id }) => id);
  const found = were.flatMap((step, index) =>
    ids(are).includes(step.id) ? [] : [removed(pair, step, index)],
  );
  const renames = renamesOf(pair);
  for (const [index, step] of are.entries()) {
    const at = `/steps/${index}`;
    const before = were.find(({ id }) => id === step.id);
    if (!before)
      found.push({
        kind: 'step-added',
        compatibility: 'visible',
        words: `Etapa ${said(step.title)}: nova`,
        at,
      });
    else {
      found.push(...textChanges(before, step, at));
      const paths = pathsOf(before).map((path) => renames.get(path) ?? path);
      if (reordered(paths, pathsOf(step)))
        found.push({
          kind: 'fields-reordered',
          compatibility: 'visible',
          words: `Etapa ${said(step.title)}: pergunta em outra ordem`,
          at: `${at}/properties`,
        });
    }
  }
  if (reordered(ids(were), ids(are)))
    found.push({
      kind: 'steps-reordered',
      compatibility: 'visible',
      words: 'As etapas vêm em outra ordem',
      at: '/product/steps',
    });
  return found;
}
