import { type FieldSchema, type Option, sameValue } from '../../../engine/index';
import type { Json } from '../../../engine/expression';
import { said } from '../words';
import type { FieldChange } from './FieldChange';

function optionsOf({ ui }: FieldSchema): readonly Option[] {
  return (ui.options ?? []).map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
}

const named = (options: readonly Option[], value: Json | undefined) =>
  options.find((option) => sameValue(option.value, value));

function removed(option: Option, index: number, after: FieldSchema, isRead: boolean): FieldChange {
  const place = { at: `/ui/options/${index}`, isGone: true };
  const isSingle = after.type !== 'array' && typeof option.value !== 'boolean';
  const to = isSingle ? after.mapped?.[String(option.value)] : undefined;
  const target = to === undefined ? undefined : named(optionsOf(after), to);
  if (!target) {
    const words = `a opção ${said(option.label)} sai, e nada em "mapped" diz qual vale em seu lugar`;
    return { kind: 'option-removed', compatibility: 'breaking', words, ...place };
  }
  const words = `a opção ${said(option.label)} passa a ser ${said(target.label)}`;
  return isRead
    ? {
        kind: 'option-mapped',
        compatibility: 'breaking',
        words: `${words}, e há regra ou preço que a lê`,
        ...place,
      }
    : { kind: 'option-mapped', compatibility: 'visible', words, ...place };
}

function altered(was: Option, is: Option, index: number): FieldChange[] {
  const at = `/ui/options/${index}`;
  const found: FieldChange[] = [];
  if (was.label !== is.label) {
    const words = `a opção ${said(was.label)} passa a se chamar ${said(is.label)}`;
    found.push({ kind: 'option-renamed', compatibility: 'visible', words, at });
  }
  if (Boolean(was.disabled) !== Boolean(is.disabled)) {
    const words = `a opção ${said(is.label)} ${is.disabled ? 'não pode mais ser escolhida' : 'volta a poder ser escolhida'}`;
    found.push({
      kind: 'option-disabled',
      compatibility: is.disabled ? 'breaking' : 'compatible',
      words,
      at,
    });
  }
  return found;
}

function listed(before: FieldSchema, after: FieldSchema): FieldChange {
  const isNew = before.ui.options === undefined;
  const words = isNew ? 'passa a aceitar só as opções listadas' : 'deixa de ter opções fixas';
  const compatibility = !isNew && after.type !== 'object' ? 'visible' : 'breaking';
  return { kind: 'options-listed', compatibility, words, at: isNew ? '/ui/options' : '/ui' };
}

const values = (options: readonly Option[]) => options.map(({ value }) => value);

/** What differs in the fixed options of a field; `isRead` where a rule or the price reads its answer. */
export function optionChanges(before: FieldSchema, after: FieldSchema, isRead: boolean): FieldChange[] {
  if ((before.ui.options === undefined) !== (after.ui.options === undefined)) return [listed(before, after)];
  const [were, are] = [optionsOf(before), optionsOf(after)];
  const gone = were.flatMap((option, index) =>
    named(are, option.value) ? [] : [removed(option, index, after, isRead)],
  );
  const kept = are.flatMap((option, index) => {
    const was = named(were, option.value);
    const words = `ganha a opção ${said(option.label)}`;
    const added = {
      kind: 'option-added',
      compatibility: 'compatible',
      words,
      at: `/ui/options/${index}`,
    } as const;
    return was ? altered(was, option, index) : [added];
  });
  const common = (from: readonly Option[], other: readonly Option[]) =>
    values(from.filter(({ value }) => named(other, value)));
  if (!sameValue(common(were, are), common(are, were)))
    kept.push({
      kind: 'options-reordered',
      compatibility: 'visible',
      words: 'mostra as opções em outra ordem',
      at: '/ui/options',
    });
  return [...gone, ...kept];
}
