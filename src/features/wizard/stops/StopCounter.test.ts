import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StopCount } from '../../../../contract/stops';
import { WizardStore } from '../../../../renderers';
import { start } from '../../../../engine/session/start';
import { compileSketch, environment, type Sketch } from '../../../../tests/engine/definitions';
import { StopCounter } from './StopCounter';

const sketch: Sketch = {
  steps: {
    a: { fields: { email: { maxLength: 3 }, name: {} }, required: ['name'] },
    b: { fields: { note: {} } },
  },
};

function open(isNew = true) {
  const store = new WizardStore(start(compileSketch(sketch), environment));
  const sent: (readonly StopCount[])[] = [];
  const counter = new StopCounter(store, (_hash, counts) => void sent.push(counts), isNew);
  const type = (field: string, ...texts: string[]) => {
    for (const value of texts) store.dispatch({ type: 'edit', field, value });
  };
  const leave = (field: string) => store.dispatch({ type: 'leave', field });
  const said = () =>
    sent.map((counts) =>
      counts.map(({ Kind, Step, Field, Code, Count }) =>
        [Kind, Step, Field, Code, Count].filter((part) => part !== '').join(' '),
      ),
    );
  return { store, counter, type, leave, said };
}

afterEach(() => vi.restoreAllMocks());

describe('an open wizard counts', () => {
  it('a message once each time that it comes up, however many keys it stays for, and sends nothing meanwhile', () => {
    const { store, type, leave, said, counter } = open();
    type('a.email', 'abcd');
    leave('a.email');
    type('a.email', 'abcde', 'abcdef', 'abcdefg', 'abcd');
    type('a.email', 'abc');
    type('a.email', 'abcd');
    leave('a.email');
    store.dispatch({ type: 'continue' });
    expect(said()).toEqual([]);
    counter.stop();
    expect(said()).toEqual([
      [
        'began a 1',
        'entered a 1',
        'message a a.email maxLength 2',
        'message a a.name required 1',
        'left a 1',
      ],
    ]);
  });

  it('a step that is done, and sends then; what was sent and registered was not left', () => {
    const { store, type, said, counter } = open();
    type('a.name', 'x');
    store.dispatch({ type: 'continue' });
    store.dispatch({ type: 'continue' });
    counter.stop();
    expect(said()).toEqual([['began a 1', 'entered a 1', 'passed a 1', 'entered b 1'], ['passed b 1']]);
  });

  it('once what happens again in one wizard, and no beginning of what is taken up', () => {
    const { store, type, said, counter } = open(false);
    type('a.name', 'x');
    store.dispatch({ type: 'continue' });
    store.dispatch({ type: 'reopen', step: 'a' });
    store.dispatch({ type: 'continue' });
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    counter.stop();
    expect(said()).toEqual([['entered a 1', 'passed a 1', 'entered b 1'], ['left b 1']]);
  });
});
