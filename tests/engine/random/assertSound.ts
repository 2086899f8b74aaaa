import { expect } from 'vitest';
import { blocks } from '../../../engine/session/blocks';
import { fieldIssues } from '../../../engine/session/issues';
import type { Effect } from '../../../engine/model/SessionEvent';
import type { Session } from '../../../engine/model/Session';

/** What holds of every session, whatever its definition and whatever happened. */
export function assertSound(session: Session, effects: readonly Effect[]): void {
  const { definition, states, values, answers: seen, steps, issues } = session;
  for (const { index } of definition.fields) {
    const isShown = states.at(index).visible && !states.at(index).stepHidden;
    expect(seen.at(index)).toBe(isShown ? values.at(index) : undefined);
    if (!isShown) expect(issues.at(index)).toEqual([]);
    if (states.at(index).lockedBy) expect(values.at(index)).toBeDefined();
  }
  expect(steps.filter(({ status: is }) => is === 'open').length).toBeLessThanOrEqual(1);
  for (const { step: stepAt, index } of definition.fields)
    if (steps[stepAt]!.status === 'done')
      expect(fieldIssues(session, index, 'continue').filter(blocks)).toEqual([]);
  const waits = definition.lookups.some(
    ({ rule, index }) => rule.on === 'submit' && session.lookups[index]!.status === 'pending',
  );
  if (session.submitting) expect(waits).toBe(true);
  expect(effects.filter((effect) => effect.type === 'submit').length).toBeLessThanOrEqual(1);
}
