import { run } from '../../cases/run';
import { casesOf } from '../../cases/runCases';
import { answersOf } from '../../../engine/index';
import type { Version } from '../Version';
import { isWhole } from './isWhole';
import type { StoredRequest } from './stored';

export interface Made extends StoredRequest {
  readonly isWhole: boolean;
}

/** Requests made from golden cases, without repeats: many cases test the same answers. */
export function madeOfCases({
  subject,
  id: product,
  compiled: definition,
  rating,
  constants,
}: Version): Made[] {
  const made = new Map<string, Made>();
  for (const file of casesOf(subject.files, product).values())
    for (const it of file.cases) {
      const { session } = run({ definition, rating, constants }, file, it);
      const { today, context } = session.env;
      const answers = answersOf(session);
      const key = JSON.stringify([answers, today, context]);
      if (!made.has(key)) made.set(key, { id: it.id, answers, today, context, isWhole: isWhole(session) });
    }
  return [...made.values()];
}
