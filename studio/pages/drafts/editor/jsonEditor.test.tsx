import { render, screen } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { UiProvider } from '../../../../renderers/ui';
import JsonEditor from './JsonEditor';

const nothing = () => undefined;
const drawn = (text: string, onChange: (text: string) => void = nothing) => (
  <UiProvider>
    <div data-testid="place">
      <JsonEditor
        file="demo/steps/first.json"
        text={text}
        texts={new Map()}
        faults={[]}
        onChange={onChange}
      />
    </div>
  </UiProvider>
);

function editor(): EditorView {
  const host = screen.getByTestId('place').firstElementChild!;
  return EditorView.findFromDOM(host.shadowRoot!.querySelector<HTMLElement>('.cm-editor')!)!;
}

it('keeps the key that was pressed before the page had drawn the one before, and takes a text from elsewhere', () => {
  const told: string[] = [];
  const onChange = (text: string) => told.push(text);
  const { rerender } = render(drawn('', (text) => void onChange(text)));
  const view = editor();
  view.dispatch({ changes: { from: 0, insert: '{' } });
  view.dispatch({ changes: { from: 1, insert: '}' } });
  expect(told).toEqual(['{', '{}']);
  rerender(drawn('{', (text) => void onChange(text)));
  expect(view.state.doc.toString()).toBe('{}');
  rerender(drawn('{}', (text) => void onChange(text)));
  rerender(drawn('[]', (text) => void onChange(text)));
  expect(view.state.doc.toString()).toBe('[]');
});
