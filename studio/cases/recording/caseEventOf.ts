import type { SessionEvent } from '../../../engine/index';
import type { CaseEvent } from '../types';

const LONG = 60;

function valueOf(value: unknown): unknown {
  const isRepeated = typeof value === 'string' && value.length > LONG && new Set(value).size === 1;
  return isRepeated ? { text: value[0], times: value.length } : (value ?? null);
}

/** What happened in a wizard as a case says it; undefined for what only a server does. */
export function caseEventOf(event: SessionEvent): CaseEvent | undefined {
  switch (event.type) {
    case 'edit':
      return event.unread
        ? { search: event.field, text: event.unread.text }
        : { edit: event.field, value: valueOf(event.value) };
    case 'leave':
      return { leave: event.field };
    case 'continue':
      return { continue: true };
    case 'back':
      return { back: true };
    case 'reopen':
      return { reopen: event.step };
    case 'answered':
      return { answer: event.lookup, data: event.data ?? null };
    case 'failed':
      return {
        fail: event.lookup,
        ...(event.message ? { message: event.message } : {}),
        ...(event.code === undefined ? {} : { code: event.code }),
      };
    case 'taken':
      return { take: event.lookup };
    case 'fileAdded':
      return { attach: event.field, file: event.file };
    case 'fileRemoved':
      return { detach: event.field, document: event.id };
    case 'prefilled':
      return { prefill: event.answers, as: event.from };
    case 'answersRefused':
      return undefined;
  }
}
