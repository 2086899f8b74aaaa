import { readOwn, segmentsOf } from '../expression/ownPath';
import type { Answers } from '../model/Session';
import type { Source } from '../model/Source';
import { misfit } from './fits';

type SourceAnswer =
  { readonly data: unknown } | { readonly code: 'refused' | 'missing' | 'shape'; readonly message?: string };

function found(list: unknown, find: Readonly<Record<string, string>>, request: Answers): unknown {
  if (!Array.isArray(list)) return undefined;
  const isAsked = (item: unknown) =>
    Object.entries(find).every(([name, part]) => readOwn(item, [name]) === request[part]);
  return list.find(isAsked) ?? null;
}

export function answerOf(source: Source, request: Answers, data: unknown): SourceAnswer {
  const sentence = source.refusal && readOwn(data, segmentsOf(source.refusal));
  if (typeof sentence === 'string' && sentence !== '') return { code: 'refused', message: sentence };
  const whole = source.from === undefined ? data : readOwn(data, segmentsOf(source.from));
  const answer = source.find ? found(whole, source.find, request) : whole;
  if (answer === undefined) return { code: 'missing' };
  return misfit(source.answer, answer) === undefined ? { data: answer } : { code: 'shape' };
}
