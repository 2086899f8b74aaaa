import { shown } from './matches';
import type { Mismatch, Refusal } from './Mismatch';

function refusalLine(why: Refusal): string {
  switch (why.cannot) {
    case 'no-lookup':
      return `There is no look-up ${why.lookup}.`;
    case 'not-asked':
      return `The look-up ${why.lookup} was not asked, so that nothing can answer it.`;
    case 'nothing-offered':
      return `The look-up ${why.lookup} has offered nothing.`;
    case 'no-repeat':
      return 'product.json does not say what a repetition asks.';
    case 'past-end':
      return `The step ${why.step} does not come before the end.`;
    case 'stays':
      return `The step ${why.step} does not close: ${why.wrong || 'a look-up was not answered.'}`;
  }
}

const PLACES: Readonly<Record<string, (first: string, second: string) => string>> = {
  answers: (path) => path,
  states: (path, name) => `${name} of ${path}`,
  steps: (id) => `The step ${id}`,
  titles: (id) => `The title of ${id}`,
  open: () => 'The open step',
  summary: (title, label) => `${label} in ${title}`,
  digest: (id, label) => `${label} in the digest of ${id}`,
  issues: (path) => `What is wrong with ${path}`,
  record: (path) => `${path} of the record`,
  rating: (name) => `${name} of the rating`,
  questionnaire: (name, path) =>
    name === 'payload' ? `${path} of the payload` : name === 'asked' ? 'Asked' : 'The request',
};

export function mismatchLine(found: Mismatch): string {
  switch (found.kind) {
    case 'value': {
      const [part = '', first = '', second = ''] = found.keys;
      return `${PLACES[part]!(first, second)} is ${shown(found.came)}, not ${shown(found.expected)}`;
    }
    case 'invalid':
      return `${found.path} is not valid: ${found.messages.join(' ')}`;
    case 'unchecked':
      return `${found.path} was never checked: leave it, or continue`;
    case 'no-effect':
      return `There is no effect ${shown(found.expected)} among ${shown(found.came)}`;
    case 'effect':
      return `There is an effect ${shown(found.came)}`;
    case 'not-found':
      return `The server does not find ${shown(found.expected)}`;
    case 'found':
      return `The server finds ${found.path} wrong (${found.code}): ${found.message}`;
    case 'no-file':
      return `The product has no ${found.file}`;
    case 'refused':
      return `Event ${found.event}: ${refusalLine(found.why)}`;
    case 'idle':
      return `The case does not exercise the rule ${found.rule}, or does not look at what it does`;
    case 'unknown':
      return 'The case names a question, step or rule that this version does not have';
  }
}
