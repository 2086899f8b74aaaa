import { openStep, sameValue, summarise } from '../../../engine/index';
import { OUTCOME_WORDS } from '../outcomeWords';
import { moneyText } from '../../../engine/values';
import type { Run } from '../run';
import type { ExpectedIssue, Expectation } from '../types';
import type { Stand } from './fieldSuggestions';
import type { Suggestion } from './Suggestion';

const STATUS = { pending: 'fechada', open: 'aberta', done: 'pronta' } as const;

export function stepSuggestions({ opening, before, now }: Stand): Suggestion[] {
  const open = openStep(now)?.definition;
  const titleOf = (index: number) => now.steps[index]!.title ?? now.definition.steps[index]!.definition.title;
  const changed = now.definition.steps.flatMap(({ index, definition: { id } }): Suggestion[] => {
    const [first, last, state] = [opening.steps[index]!, before.steps[index]!, now.steps[index]!];
    if (first.visible === state.visible) return [];
    const words = state.visible ? `aparece, ${STATUS[state.status]}` : 'não aparece';
    const isRecent = last.visible !== state.visible;
    const expect: Expectation = { steps: { [id]: state.visible ? state.status : 'hidden' } };
    return [
      { id: `steps ${id}`, kind: 'steps', label: `A etapa “${titleOf(index)}” ${words}`, isRecent, expect },
    ];
  });
  if (!open) return changed;
  const label = `A etapa aberta é “${titleOf(now.definition.steps.findIndex(({ definition }) => definition === open))}”`;
  const isRecent = openStep(before)?.definition.id !== open.id;
  return [{ id: 'open', kind: 'steps', label, isRecent, expect: { open: open.id } }, ...changed];
}

export function effectSuggestions({ effects, review }: Run): Suggestion[] {
  const said = effects.flatMap((effect, index): Suggestion[] => {
    const id = `effects ${index}`;
    if (effect.type === 'submit')
      return [
        {
          id,
          kind: 'sending',
          label: 'O formulário é enviado',
          isRecent: true,
          expect: { effects: [{ type: 'submit' }] },
        },
      ];
    if (!('message' in effect)) return [];
    const { type, message } = effect;
    return [
      {
        id,
        kind: 'sending',
        label: `Avisa: ${message}`,
        isRecent: true,
        expect: { effects: [{ type, message }] },
      },
    ];
  });
  if (!review) return said;
  const found = review.map(
    ({ path, code, message }) => ({ path, code, message }) satisfies ExpectedIssue & { path: string },
  );
  const label =
    found.length === 0
      ? 'O servidor aceita'
      : `O servidor recusa: ${found.map(({ message }) => message).join(' ')}`;
  return [...said, { id: 'review', kind: 'sending', label, isRecent: false, expect: { review: found } }];
}

export function priceSuggestions({ rating }: Run): Suggestion[] {
  if (!rating || !Number.isFinite(rating.grossPremium)) return [];
  const { outcome, decision, commercialPremium, iof, grossPremium, maxInstallments } = rating;
  const lines = [
    ['outcome', outcome, `Decisão: ${OUTCOME_WORDS[outcome]}`],
    ['decision', decision ?? null, decision ? `Decidida por ${decision}` : 'Nenhuma regra decidiu'],
    ['commercialPremium', commercialPremium, `Prêmio comercial: ${moneyText(commercialPremium)}`],
    ['iof', iof, `IOF: ${moneyText(iof)}`],
    ['grossPremium', grossPremium, `Prêmio total: ${moneyText(grossPremium)}`],
    ['maxInstallments', maxInstallments, `Parcelas: até ${maxInstallments}`],
  ] as const;
  return lines.map(([name, value, label]) => ({
    id: `rating ${name}`,
    kind: 'price',
    label,
    isRecent: false,
    expect: { rating: { [name]: value } },
  }));
}

export function summarySuggestions({ before, now }: Stand): Suggestion[] {
  const earlier = summarise(before);
  return summarise(now).flatMap(({ title, lines }, place) =>
    lines.map(({ label, text }, index) => {
      const was = earlier[place]?.lines.some((line) => line.label === label && sameValue(line.text, text));
      return {
        id: `summary ${place} ${index}`,
        kind: 'summary',
        label: `${title} · ${label}: ${text}`,
        isRecent: !was,
        expect: { summary: { [title]: { [label]: text } } },
      };
    }),
  );
}
