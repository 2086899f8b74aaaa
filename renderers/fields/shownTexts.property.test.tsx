import { act, cleanup, fireEvent, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { compileSketch, environment, number } from '../../tests/engine/definitions';
import { start, type SessionEvent } from '../../engine/index';
import { readDecimal } from '../../engine/values/typedDecimal';
import { UploadStore } from '../store/UploadStore';
import { WizardContext } from '../store/hooks';
import { WizardStore } from '../store/WizardStore';
import { removeMask, UiProvider } from '../ui';
import { StepForm } from './StepForm';

const v = (name: string) => ({ var: `s.${name}` });
const asked = (word: string) => ({ '==': [v('word'), word] });
const definition = compileSketch({
  steps: {
    s: {
      fields: {
        word: { title: 'Palavra', ui: { widget: 'text' } },
        name: { title: 'Nome', maxLength: 5, ui: { widget: 'text' } },
        mail: { title: 'E-mail', format: 'email', ui: { widget: 'email' } },
        note: { title: 'Nota', ui: { widget: 'textarea' } },
        copy: { title: 'Cópia', readOnly: true, ui: { widget: 'text' } },
        document: { title: 'Documento', ui: { widget: 'tax-id' } },
        phone: { title: 'Telefone', ui: { widget: 'phone' } },
        amount: { ...number, title: 'Valor' },
      },
      required: ['name'],
    },
  },
  initial: [{ id: 'mail', field: 's.mail', value: { cat: [v('name'), '@x.br'] }, follows: ['s.name'] }],
  derived: [{ id: 'copy', field: 's.copy', value: { cat: [v('name'), v('note')] } }],
  resets: [{ id: 'clear', on: ['s.note'], clear: ['s.name', 's.document', 's.amount'] }],
  states: [
    { id: 'shut', fields: ['s.name'], when: asked('a'), then: { enabled: false } },
    { id: 'forced', fields: ['s.note', 's.phone'], when: asked('ab'), then: { value: '1133' } },
    { id: 'hidden', fields: ['s.mail'], when: asked('abc'), then: { visible: false } },
  ],
});

const plain = (text: string) => text;
/** What stands in a control, as the session holds it. */
const readings: Readonly<Record<string, (text: string) => unknown>> = {
  's.document': (text) => removeMask('cpf-cnpj', text),
  's.phone': (text) => removeMask('phone', text),
  's.amount': (text) => readDecimal(text, { decimals: 2, below: 1e13, mark: /R\$/ }).value,
};

const few = fc.constantFrom('', 'a', 'ab', 'abc', '1133');
const texts = fc.oneof(few, fc.constantFrom(' ', 'é', '12,5'), fc.string({ maxLength: 7 }));
const figures = fc.stringMatching(/^\d{0,14}$/);
/** Of each field, what may be written in it from elsewhere. */
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  's.document': figures,
  's.phone': figures,
  's.amount': fc.option(fc.nat(), { nil: undefined }),
};
const fields = definition.fields.map(({ path }) => path);
const field = fc.oneof(fc.constantFrom('s.word', 's.name'), fc.constantFrom(...fields));
const written = field.chain((path) => fc.tuple(fc.constant(path), values[path] ?? few));

/** A key, a paste or a part that is erased, in one of the forms; it may come where a field has just been shut. */
const typing = fc.record({
  form: fc.constantFrom('a', 'b'),
  field,
  at: fc.nat(6),
  erased: fc.nat(3),
  text: texts,
});
/** What a look-up, a draft or another form writes. */
const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  written.map(([path, value]) => ({ type: 'edit' as const, field: path, value })),
  field.map((path) => ({ type: 'leave' as const, field: path })),
  written.map(([path, value]) => {
    return { type: 'prefilled' as const, from: 'catalogue' as const, answers: { [path]: value } };
  }),
);
const step = fc.oneof({ weight: 3, arbitrary: typing }, event, fc.constant('remount' as const));
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Two forms that show one session. */
class Forms {
  readonly store = new WizardStore(start(definition, environment));
  private readonly page = render(this.drawn());
  private times = 0;

  take(one: Step): void {
    if (one === 'remount') this.page.rerender(this.drawn(++this.times));
    else if ('type' in one) act(() => void this.store.dispatch(one));
    else this.type(one);
  }

  /** The control of a field, unless it is hidden. */
  control = (form: string, path: string) =>
    document.getElementById(`${form}${path.replace('.', '_')}`) as HTMLInputElement | null;

  private type({ form, field: path, at, erased, text }: Extract<Step, { at: number }>): void {
    const control = this.control(form, path);
    if (!control) return;
    const { value } = control;
    const next = value.slice(0, at) + text + value.slice(at + erased);
    fireEvent.input(control, { target: { value: next } });
  }

  private drawn(key = 0) {
    const host = {
      lookup: () => Promise.reject(new Error('-')),
      upload: () => Promise.reject(new Error('-')),
    };
    const room = { store: this.store, uploads: new UploadStore(), host: { ...host, openFile: () => {} } };
    return (
      <StrictMode>
        <UiProvider>
          {['a', 'b'].map((prefix) => (
            <WizardContext key={`${prefix}${prefix === 'a' ? 0 : key}`} value={{ ...room, prefix }}>
              <StepForm step={definition.steps[0]!} />
            </WizardContext>
          ))}
        </UiProvider>
      </StrictMode>
    );
  }
}

/** What does not stand in a control as the session has it. */
function differences({ store, control }: Forms) {
  return fields.flatMap((path, index) =>
    ['a', 'b'].flatMap((form) => {
      const shown = control(form, path)?.value;
      const { value, unread } = store.field(index);
      const held = value ?? unread;
      const isShown =
        shown === undefined || shown === held || [value, held].includes((readings[path] ?? plain)(shown));
      return isShown ? [] : [{ form, path, shown, held }];
    }),
  );
}

it('shows in each control what the session holds, however it is typed, pasted, written, forced, cleared or mounted', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      cleanup();
      const forms = new Forms();
      for (const one of steps) {
        forms.take(one);
        expect(differences(forms)).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
});
