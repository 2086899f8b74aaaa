import { getPath } from '../../engine/index';
import type { Run } from './run';

/** Only what a case would notice counts as exercised. */
export const looksAt = {
  answer: ({ case: it }: Run, path: string) => Object.hasOwn(it.expect.answers ?? {}, path),
  states: ({ case: it }: Run, path: string, properties: readonly string[]) =>
    properties.some((name) => {
      const looked = it.expect.states?.[path] ?? {};
      return Object.hasOwn(looked, name) || (name === 'options' && Object.hasOwn(looked, 'offers'));
    }),
  step: ({ case: it }: Run, id: string) => it.expect.open === id || Object.hasOwn(it.expect.steps ?? {}, id),
  title: ({ case: it }: Run, id: string) => Object.hasOwn(it.expect.titles ?? {}, id),
  valid: ({ case: it }: Run, path: string) => it.expect.valid?.includes(path) ?? false,
  issue: ({ case: it }: Run, path: string, code: string, message: string) =>
    it.expect.issues?.[path]?.some((issue) => issue.code === code || issue.message === message) ?? false,
  effect: ({ case: it }: Run, type: string) =>
    it.expect.effects?.some((effect) => effect.type === type) ?? false,
  review: ({ case: it }: Run, code: string) =>
    it.expect.review?.some((issue) => issue.code === code) ?? false,
  rating: ({ case: it }: Run, ...names: ('outcome' | 'decision' | 'reason')[]) =>
    names.some((name) => Object.hasOwn(it.expect.rating ?? {}, name)),
  record: ({ case: it }: Run, path: string) => getPath(it.expect.record, path) !== undefined,
};
