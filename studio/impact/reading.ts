import { isRecord, some } from './json';
import type { Version } from './Version';

const isOf = (path: string, name: unknown) =>
  typeof name === 'string' && (name === path || name.startsWith(`${path}.`));

const expressionsOf = ({ subject: { definition }, rating }: Version): unknown => [
  definition.rules,
  definition.record.adds,
  definition.questionnaire,
  definition.summary,
  rating,
];

export function isRead(version: Version, path: string): boolean {
  const reads = (part: unknown) =>
    isRecord(part) && isOf(path, Array.isArray(part.var) ? part.var[0] : part.var);
  return some(expressionsOf(version), reads);
}

/** Whether any expression reads the constant; a computed name may be any. */
export function readsConstant(version: Version, name: string): boolean {
  const reads = (part: unknown) => {
    if (!isRecord(part) || !Object.hasOwn(part, 'constant')) return false;
    const [asked] = [part.constant].flat();
    return typeof asked !== 'string' || asked === name;
  };
  return some(expressionsOf(version), reads);
}

/** Whether a person can always change the initial answer. */
export function isEditable({ subject: { definition, fields } }: Version, path: string): boolean {
  const schema = fields.get(path)?.schema;
  const isShut = definition.rules.states.some(
    ({ fields: of, then, else: otherwise }) =>
      of?.includes(path) &&
      [then, otherwise].some((patch) => patch?.enabled === false || patch?.value !== undefined),
  );
  const isLocked = definition.rules.lookups.some(({ locks }) => locks?.includes(path));
  return schema !== undefined && !schema.readOnly && schema.ui.widget !== 'hidden' && !isShut && !isLocked;
}
