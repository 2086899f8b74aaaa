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
  readonly texts: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
  /** Where to scroll, once per new object. */
  readonly target?: { readonly pointer: string } | undefined;
  readonly onChange: (text: string) => void;
}

/** A syntax fault is marked where parsing stops. */
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

/** A text editor with the check's faults and help from the meta schema. Tab leaves it. */
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
    // In a shadow root the styles are a sheet, which the CSP allows.
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
    // The editor normalises line ends, the file may not.
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
