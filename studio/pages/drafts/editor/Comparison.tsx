import { json } from '@codemirror/lang-json';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorLook, phrases } from './editorLook';
import styles from './editor.module.css';

interface Props {
  readonly before: string;
  readonly after: string;
  readonly names?: { readonly left: string; readonly right: string };
}

const DRAFTED = { left: 'Em vigor', right: 'Neste rascunho' };

export default function Comparison({ before, after, names = DRAFTED }: Props) {
  const { left, right } = names;
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = host;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const side = (doc: string, label: string) => ({
      doc,
      extensions: [
        EditorState.readOnly.of(true),
        EditorState.phrases.of(phrases),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        lineNumbers(),
        json(),
        editorLook,
      ],
    });
    const made = new MergeView({
      a: side(before, left),
      b: side(after, right),
      parent: root,
      root,
      collapseUnchanged: { margin: 3, minSize: 6 },
    });
    return () => made.destroy();
  }, [before, after, left, right]);
  return (
    <div className={styles.compare}>
      <div ref={host} className={styles.sides} />
    </div>
  );
}
