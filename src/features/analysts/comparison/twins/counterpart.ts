import {
  openStep,
  type CompiledDefinition,
  type CompiledField,
  type Session,
  type SessionEvent,
} from '../../../../../engine';
import { placesOf, todaysPath } from '../../../../../engine/session/former';

/** What the same question may be called in the other version. */
function namesOf(path: string, from: CompiledDefinition, to: CompiledDefinition): readonly string[] {
  return [path, ...(from.byPath.get(path)?.schema.was ?? []), todaysPath(to.source, path)];
}

/** The same question in another version, by its name of then or of now, where it takes the same kind of answer. */
export function counterpart(
  path: string,
  from: CompiledDefinition,
  to: CompiledDefinition,
): CompiledField | undefined {
  const own = from.byPath.get(path);
  const name = namesOf(path, from, to).find((one) => to.byPath.has(one));
  const other = name === undefined ? undefined : to.byPath.get(name);
  const isAlike = own?.schema.type === other?.schema.type && own?.schema.format === other?.schema.format;
  return isAlike ? other : undefined;
}

/** An answer as the other version calls it: an option may have had another name then, or have one now. */
export function translated(
  path: string,
  answer: unknown,
  from: CompiledDefinition,
  to: CompiledDefinition,
): unknown {
  return placesOf(to.source, { [path]: answer }, from.source)[0]!.answer;
}

const openId = (session: Session) => openStep(session)?.definition.id;

/** What is done in one of two wizards as it is done in the other; nothing where that has no such place. */
export function eventFor(event: SessionEvent, from: Session, to: Session): SessionEvent | undefined {
  switch (event.type) {
    case 'edit': {
      const { definition } = from;
      const field = counterpart(event.field, definition, to.definition);
      const value = translated(event.field, event.value, definition, to.definition);
      return field && { ...event, field: field.path, value };
    }
    case 'leave':
    case 'fileAdded':
    case 'fileRemoved': {
      const field = counterpart(event.field, from.definition, to.definition);
      return field && { ...event, field: field.path };
    }
    case 'continue':
    case 'back':
      return openId(from) === openId(to) ? event : undefined;
    case 'reopen':
      return to.definition.steps.some(({ definition }) => definition.id === event.step) ? event : undefined;
    case 'taken':
      return event;
    // Each asks its sources itself.
    default:
      return undefined;
  }
}
