import { nearest } from '../../../../engine/index';
import { mentions } from '../mentions';
import { readablePaths, type Check } from '../subject';

export const unknownFields: Check = function* (subject) {
  const whole = new Set(subject.fields.keys());
  const readable = readablePaths(subject);
  for (const { path, pointer, inner } of mentions(subject)) {
    const known = inner ? readable : whole;
    if (known.has(path)) continue;
    const message = `There is no field ${path}.`;
    yield { pointer, code: 'unknown-field', message, suggestion: nearest(path, known) };
  }
  for (const [index, step] of subject.definition.steps.entries()) {
    const names = Object.keys(step.properties);
    for (const [at, name] of step.required.entries()) {
      if (names.includes(name)) continue;
      const message = `This step has no field ${name}.`;
      yield {
        pointer: `/steps/${index}/required/${at}`,
        code: 'unknown-field',
        message,
        suggestion: nearest(name, names),
      };
    }
  }
};

export const unknownSteps: Check = function* ({ definition }) {
  const ids = definition.steps.map((step) => step.id);
  const named = [
    ...definition.rules.states.map((rule, index) => [`/rules/states/${index}/steps`, rule.steps] as const),
    ...definition.summary.map((section, index) => [`/summary/${index}/steps`, section.steps] as const),
  ];
  for (const [at, steps] of named) {
    for (const [index, id] of (steps ?? []).entries()) {
      if (ids.includes(id)) continue;
      const message = `There is no step ${id}.`;
      yield { pointer: `${at}/${index}`, code: 'unknown-step', message, suggestion: nearest(id, ids) };
    }
  }
};
