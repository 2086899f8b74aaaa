import { widgetNote } from '../../../../engine/definition';
import { nearest } from '../../../../engine/index';
import type { Finding } from '../../finding';
import { fixedValues } from '../offers';
import type { Check } from '../subject';

export const recentSense: Check = function* ({ all, fields }) {
  for (const { schema, pointer } of all) {
    const { recent, widget } = schema.ui;
    if (recent === undefined) continue;
    if (!widgetNote(widget)?.recent) {
      const message = `The widget ${widget} suggests nothing.`;
      yield { pointer: `${pointer}/ui/recent`, code: 'unused-options', message };
    } else if (recent !== true && !fields.has(recent)) {
      const message = `There is no field ${recent}.`;
      yield {
        pointer: `${pointer}/ui/recent`,
        code: 'unknown-field',
        message,
        suggestion: nearest(recent, fields.keys()),
      };
    }
  }
};

/** A former name is no current name and belongs to one field only. */
export const formerNames: Check = function* ({ all, fields }) {
  const taken = new Set<string>();
  for (const { path, schema, pointer } of all) {
    for (const [index, former] of (schema.was ?? []).entries()) {
      const at = `${pointer}/was/${index}`;
      if (fields.has(former)) {
        const message = `There is a field ${former} today: what was kept under that name is its answer.`;
        yield { pointer: at, code: 'duplicate-field', message };
      } else if (taken.has(former)) {
        const message = `Another field than ${path} was ${former} already.`;
        yield { pointer: at, code: 'duplicate-field', message };
      }
      taken.add(former);
    }
  }
};

/** A former option leads to a current one and is none itself. */
export const formerOptions: Check = function* (subject): Generator<Finding> {
  for (const field of subject.all) {
    const values = field.schema.mapped && fixedValues(subject, field);
    for (const [former, present] of Object.entries((values && field.schema.mapped) ?? {})) {
      const pointer = `${field.pointer}/mapped/${former.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (!values!.includes(present)) {
        const message = `${field.path} has no option ${JSON.stringify(present)}.`;
        yield { pointer, code: 'unknown-option', message };
      } else if (values!.map(String).includes(former)) {
        const message = `${field.path} still has the option ${JSON.stringify(former)}.`;
        yield { pointer, code: 'unknown-option', message };
      }
    }
  }
};
