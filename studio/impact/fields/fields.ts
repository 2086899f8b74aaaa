import type { FieldPlace } from '../../check/product/subject';
import type { Compatibility, Pair, Told } from '../Difference';
import { isRead } from '../reading';
import { renamesOf } from '../renames';
import type { Version } from '../Version';
import { said } from '../words';
import { fieldChanges } from './fieldChanges';

const titleOf = ({ schema }: FieldPlace) => said(schema.title);

function stepOf({ subject: { definition } }: Version, { pointer }: FieldPlace) {
  return definition.steps[Number(pointer.split('/')[2])]!;
}

function isRequired(version: Version, field: FieldPlace): boolean {
  return stepOf(version, field).required.includes(field.name);
}

/** Whether every wizard starts with a fixed answer in the field. */
function hasStart({ subject: { definition } }: Version, { path }: FieldPlace): boolean {
  return definition.rules.initial.some(
    ({ field, value }) => field === path && value !== null && typeof value !== 'object' && value !== '',
  );
}

function added(version: Version, field: FieldPlace): Told {
  const [title, isNeeded] = [titleOf(field), isRequired(version, field)];
  const place = { kind: 'field-added', at: field.pointer };
  if (!isNeeded) return { ...place, compatibility: 'visible', words: `${title}: pergunta nova, opcional` };
  return hasStart(version, field)
    ? {
        ...place,
        compatibility: 'visible',
        words: `${title}: pergunta nova, obrigatória, que já começa respondida`,
      }
    : {
        ...place,
        kind: 'required-field-added',
        compatibility: 'breaking',
        words: `${title}: pergunta nova e obrigatória, sem valor inicial: o que foi preenchido sem ela é recusado`,
      };
}

/** A question that is probably the same under another name. */
function namesake(field: FieldPlace, news: readonly FieldPlace[]): FieldPlace | undefined {
  return news.find(
    ({ schema }) =>
      schema.title === field.schema.title &&
      schema.type === field.schema.type &&
      schema.ui.widget === field.schema.ui.widget,
  );
}

/** The questions that are made of its answer, in reading order; of `news` the last comes first. */
const madeOf = (field: FieldPlace, news: readonly FieldPlace[]) =>
  news.filter(({ schema }) => Object.hasOwn(schema.converted?.from ?? {}, field.path)).toReversed();

/** Breaking all the same: what an expression makes of what was typed is another answer, or a part of it. */
function converted(field: FieldPlace, made: readonly FieldPlace[]): Told {
  const words = `${titleOf(field)}: a pergunta sai, e o que foi respondido nela passa a ${made.map(titleOf).join(' e ')}`;
  return { kind: 'field-converted', compatibility: 'breaking', at: field.pointer, isGone: true, words };
}

function removed(field: FieldPlace, news: readonly FieldPlace[]): Told {
  const made = madeOf(field, news);
  if (made.length > 0) return converted(field, made);
  const other = namesake(field, news);
  const place = { compatibility: 'breaking', at: field.pointer, isGone: true } as const;
  if (other) {
    const words = `${titleOf(field)}: passa de ${field.path} a ${other.path} sem "was": o que foi respondido se perde`;
    return { ...place, kind: 'field-renamed-without-was', words };
  }
  return {
    ...place,
    kind: 'field-removed',
    words: `${titleOf(field)}: a pergunta sai, e o que foi respondido nela se perde`,
  };
}

function requiredChange(pair: Pair, before: FieldPlace, after: FieldPlace): Told[] {
  const [was, is] = [isRequired(pair.before, before), isRequired(pair.after, after)];
  if (was === is) return [];
  const index = Number(after.pointer.split('/')[2]);
  const at = is
    ? `/steps/${index}/required/${stepOf(pair.after, after).required.indexOf(after.name)}`
    : after.pointer;
  const words = is ? 'passa a ser obrigatória: sem resposta, é recusada' : 'deixa de ser obrigatória';
  const compatibility: Compatibility = is ? 'breaking' : 'compatible';
  return [{ kind: 'field-required', compatibility, words: `${titleOf(after)}: ${words}`, at }];
}

function moved(pair: Pair, before: FieldPlace, after: FieldPlace): Told[] {
  const [was, is] = [stepOf(pair.before, before), stepOf(pair.after, after)];
  if (was.id === is.id) return [];
  const words = `${titleOf(after)}: passa da etapa ${said(was.title)} para a etapa ${said(is.title)}`;
  return [{ kind: 'field-moved', compatibility: 'visible', words, at: after.pointer }];
}

function kept(pair: Pair, before: FieldPlace, after: FieldPlace): Told[] {
  const asked = (version: Version, { schema }: FieldPlace) => ({
    schema,
    messages: version.subject.definition.messages,
  });
  const reads = isRead(pair.after, after.path) || isRead(pair.before, before.path);
  const changes = fieldChanges(asked(pair.before, before), asked(pair.after, after), before.path, reads);
  const renaming: Told[] =
    before.path === after.path
      ? []
      : [
          {
            kind: 'field-renamed',
            compatibility: 'compatible',
            words: `${titleOf(after)}: passa de ${before.path} a ${after.path}, e as respostas vão junto`,
            at: `${after.pointer}/was`,
          },
        ];
  const own = changes
    .filter(({ kind }) => before.path === after.path || kind !== 'was-added')
    .map(({ words, at, isGone, ...rest }): Told => {
      const of = isGone ? before : after;
      return { ...rest, words: `${titleOf(of)}: ${words}`, at: of.pointer + at, ...(isGone && { isGone }) };
    });
  return [...renaming, ...own, ...requiredChange(pair, before, after), ...moved(pair, before, after)];
}

/** Earlier questions that a conversion names and that neither the version before has nor one before it told of. */
function unknownFormers({ before, after }: Pair): Told[] {
  const { fields } = before.subject;
  const known = new Set(
    [...fields.values()].flatMap(({ schema }) => Object.keys(schema.converted?.from ?? {})),
  );
  return [...after.subject.fields.values()].flatMap((field) =>
    Object.keys(field.schema.converted?.from ?? {})
      .filter((former) => !fields.has(former) && !known.has(former))
      .map((former): Told => ({
        kind: 'conversion-unknown',
        compatibility: 'breaking',
        words: `${titleOf(field)}: é feita de ${said(former)}, que a versão anterior não pergunta: nada passa a ela`,
        at: `${field.pointer}/converted/from/${former}`,
      })),
  );
}

/** Questions added, taken away, renamed, moved, and all that differs in those that both versions ask. */
export function fieldDifferences(pair: Pair): Told[] {
  const [were, are] = [pair.before.subject.fields, pair.after.subject.fields];
  const renames = renamesOf(pair);
  const nameAfter = (path: string) => renames.get(path) ?? path;
  const known = new Set([...were.keys()].map(nameAfter));
  const news = [...are.values()].filter(({ path }) => !known.has(path));
  const stepsAfter = new Set(pair.after.subject.definition.steps.map(({ id }) => id));
  const gone = [...were.values()]
    .filter(({ path }) => !are.has(nameAfter(path)))
    // A removed step reports its own questions.
    .filter((field) => stepsAfter.has(stepOf(pair.before, field).id) || namesake(field, news));
  return [
    ...unknownFormers(pair),
    ...gone.map((field) => removed(field, news)),
    ...news.map((field) => added(pair.after, field)),
    ...[...were.values()].flatMap((before) => {
      const after = are.get(nameAfter(before.path));
      return after ? kept(pair, before, after) : [];
    }),
  ];
}
