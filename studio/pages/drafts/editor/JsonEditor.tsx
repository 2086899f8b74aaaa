import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, highlightActiveLine } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { type Fault, scanJson } from '../../../../engine/definition';
import { rangeOf } from '../../../edit/jsonTree';
import { changeBetween } from './changeBetween';
import { editorLook, phrases } from './editorLook';
import { schemaHelp } from './schemaHelp';
import { ToldTexts } from './ToldTexts';
import styles from './editor.module.css';

interface Props {
  readonly file: string;
  readonly text: string;
  /** All files, of which the meta schemas explain this one. */
  readonly texts: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
  /** Where to go to, whenever it is another object. */
  readonly target?: { readonly pointer: string };
  readonly onChange: (text: string) => void;
}

/** What is no JSON is wrong where it stops being JSON. */
function placeOf(text: string, { code, pointer }: Fault): { start: number; end: number } {
  const { brokenAt } = code === 'syntax' ? scanJson(text) : {};
  return brokenAt === undefined
    ? rangeOf(text, pointer)
    : { start: Math.min(brokenAt, text.length), end: Math.min(brokenAt + 1, text.length) };
}

function diagnosticsOf(text: string, file: string, faults: readonly Fault[]): Diagnostic[] {
  return faults
    .filter((fault) => fault.file === file)
    .map((fault) => {
      const { message, suggestion } = fault;
      const { start, end } = placeOf(text, fault);
      const hint = suggestion ? ` Você quis dizer ${suggestion}?` : '';
      return { from: start, to: end, severity: 'error', message: message + hint };
    });
}

const keys = keymap.of([
  ...closeBracketsKeymap,
  ...defaultKeymap,
  ...historyKeymap,
  ...foldKeymap,
  ...searchKeymap,
  ...completionKeymap,
  ...lintKeymap,
]);

/** The text of a file, with what the check says of it, and names and explanations of its meta schema. Tab leaves it. */
export default function JsonEditor({ file, text, texts, faults, target, onChange }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const given = useRef({ text, texts, onChange });
  const [told] = useState(() => new ToldTexts());
  useEffect(() => {
    given.current = { text, texts, onChange };
  }, [text, texts, onChange]);
  useEffect(() => {
    const { current: element } = host;
    if (!element) return undefined;
    // A shadow root takes the editor's styles as a sheet, which the content security policy lets pass.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const tells = EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      const now = update.state.doc.toString();
      told.tell(now);
      given.current.onChange(now);
    });
    const extensions = [
      keys,
      lineNumbers(),
      foldGutter(),
      highlightActiveLine(),
      history(),
      bracketMatching(),
      closeBrackets(),
      json(),
      lintGutter(),
      search({ top: true }),
      schemaHelp(file, given.current.texts),
      editorLook,
      EditorState.phrases.of(phrases),
      EditorView.contentAttributes.of({ 'aria-label': `Texto de ${file}`, tabindex: '0' }),
      tells,
    ];
    const state = EditorState.create({ doc: given.current.text, extensions });
    const made = new EditorView({ state, parent: root, root });
    view.current = made;
    return () => made.destroy();
  }, [file, told]);
  useEffect(() => {
    const now = view.current?.state.doc.toString();
    // A file may have lines that end otherwise; the editor has one way.
    if (told.isOwn(text) || now === undefined || now === text) return;
    view.current?.dispatch({ changes: changeBetween(now, text) });
  }, [text, told]);
  useEffect(() => {
    const { current: editor } = view;
    if (!editor) return;
    editor.dispatch(setDiagnostics(editor.state, diagnosticsOf(editor.state.doc.toString(), file, faults)));
  }, [faults, file]);
  useEffect(() => {
    const { current: editor } = view;
    if (!editor || !target) return;
    const { start } = rangeOf(editor.state.doc.toString(), target.pointer);
    editor.dispatch({
      selection: { anchor: start },
      effects: EditorView.scrollIntoView(start, { y: 'center' }),
    });
    editor.focus();
  }, [target]);
  return <div ref={host} className={styles.editor} />;
}
