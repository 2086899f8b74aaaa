import { nearest } from '../../../../engine/index';
import type { Finding } from '../../finding';
import type { Check } from '../subject';

export const repeatSense: Check = function* ({ definition, fields }) {
  const { fields: asked = [], keeps = [] } = definition.repeat ?? {};
  const known = new Set(fields.keys());
  const unknown = (path: string, pointer: string): Finding => ({
    pointer,
    code: 'unknown-field',
    message: `There is no field ${path}.`,
    suggestion: nearest(path, known),
  });
  for (const [at, path] of asked.entries()) {
    const pointer = `/repeat/fields/${at}`;
    if (!known.has(path)) yield unknown(path, pointer);
    else if (fields.get(path)?.schema.readOnly)
      yield { pointer, code: 'repeat', message: `Nobody can answer ${path}, which is computed.` };
  }
  for (const [at, path] of keeps.entries()) {
    const pointer = `/repeat/keeps/${at}`;
    if (!known.has(path)) yield unknown(path, pointer);
    else if (!definition.rules.relations.some(({ ties }) => ties.includes(path)))
      yield { pointer, code: 'repeat', message: `No relation ties ${path}: it stays as it was anyway.` };
  }
};
