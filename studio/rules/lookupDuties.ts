import type { LookupRule, Tell } from '../../engine/index';
import { looksAt } from '../cases/looksAt';
import type { Run } from '../cases/run';
import type { Duties } from './shown';

function looked(run: Run, rule: LookupRule): boolean {
  const told = (rule.tells ?? []).flatMap(({ clear }) => clear ?? []);
  const written = [...Object.keys(rule.fills ?? {}), ...(rule.failed?.clear ?? []), ...told];
  return (
    written.some((path) => looksAt.answer(run, path)) ||
    (rule.locks ?? []).some((path) => looksAt.states(run, path, ['lockedBy', 'enabled'])) ||
    Object.keys(rule.options ?? {}).some((path) => looksAt.states(run, path, ['options'])) ||
    run.case.expect.effects?.some((effect) => effect.type === 'told' && effect.lookup === rule.id) ||
    (rule.on === 'submit' && (looksAt.effect(run, 'submit') || looksAt.effect(run, 'refused')))
  );
}

function askedWithout({ moments }: Run, rule: LookupRule, part: string): boolean {
  return moments.some(({ effects }) =>
    effects.some(
      (effect) =>
        effect.type === 'lookup' && effect.lookup === rule.id && !Object.hasOwn(effect.request, part),
    ),
  );
}

function looksAtTold({ case: it }: Run, { id }: LookupRule, tell: string): boolean {
  return it.expect.effects?.some((effect) => effect.lookup === id && effect.tell === tell) ?? false;
}

function takes(run: Run, rule: LookupRule, { id, offer }: Tell): boolean {
  const isTaken = run.moments.some(
    ({ before, event }) =>
      event?.take === rule.id &&
      before.lookups.some(
        ({ told }, index) => told?.tell === id && before.definition.lookups[index]!.rule.id === rule.id,
      ),
  );
  return isTaken && Object.keys(offer!.set).some((path) => looksAt.answer(run, path));
}

function tells(rule: LookupRule): Duties {
  return (rule.tells ?? []).flatMap((tell) => [
    {
      says: `tells ${tell.id}`,
      words: `avisa ${tell.id}`,
      isShownBy: (run: Run) => looksAtTold(run, rule, tell.id),
    },
    ...(tell.offer
      ? [
          {
            says: `goes on after ${tell.id} as it offers`,
            words: `segue depois de ${tell.id} como oferece`,
            isShownBy: (run: Run) => takes(run, rule, tell),
          },
        ]
      : []),
  ]);
}

export function lookupDuties(rule: LookupRule): Duties {
  return [
    {
      says: 'is answered',
      words: 'é respondida',
      isShownBy: (run) => run.case.events.some((event) => event.answer === rule.id) && looked(run, rule),
    },
    {
      says: 'fails',
      words: 'falha',
      isShownBy: (run) => run.case.events.some((event) => event.fail === rule.id) && looked(run, rule),
    },
    ...(rule.optional ?? []).map((part) => ({
      says: `is asked while its part ${part} is empty`,
      words: `é feita com a parte ${part} vazia`,
      isShownBy: (run: Run) =>
        askedWithout(run, rule, part) && (looked(run, rule) || looksAt.effect(run, 'lookup')),
    })),
    ...tells(rule),
  ];
}
