import { describe, expect, it } from 'vitest';
import { type Json, interpret } from '.';
import { exampleEnvironment } from '../../tests/engine/expressions/exampleEnvironment';

const tomorrow = { ...exampleEnvironment, today: '2026-11-21' };

describe('an interpreted expression', () => {
  it('has the environment of its own call', () => {
    expect(interpret({ today: [] }, {}, exampleEnvironment)).toBe('2026-11-20');
    expect(interpret({ today: [] }, {}, tomorrow)).toBe('2026-11-21');
  });

  it('has it again after a call inside the call', () => {
    const data = {
      get inner() {
        return interpret({ today: [] }, {}, tomorrow);
      },
    };
    const both: Json = { cat: [{ var: 'inner' }, ' ', { today: [] }] };
    expect(interpret(both, data, exampleEnvironment)).toBe('2026-11-21 2026-11-20');
  });

  it('has it again after a call that failed', () => {
    expect(() => interpret({ nothing: [] }, {}, tomorrow)).toThrow('Unrecognized operation nothing');
    expect(interpret({ today: [] }, {}, exampleEnvironment)).toBe('2026-11-20');
  });

  it.each(['log', 'method', 'addDay'])('knows no operator %s', (name) => {
    expect(() => interpret({ [name]: ['x'] }, {}, exampleEnvironment)).toThrow(
      `Unrecognized operation ${name}`,
    );
  });

  it.each(['constructor', 'a.constructor', '__proto__', 'constructor.constructor'])(
    'reads nothing under %s',
    (path) => {
      expect(interpret({ var: path }, { a: 1 }, exampleEnvironment)).toBeNull();
      expect(interpret({ missing: path }, { a: 1 }, exampleEnvironment)).toEqual([path]);
    },
  );
});
