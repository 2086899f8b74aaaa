import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const color = (name: string) => `var(--ui-colors-${name})`;

const theme = EditorView.theme({
  '&': { height: '100%', color: color('ink'), backgroundColor: color('surface'), fontSize: '13px' },
  '&.cm-focused': { outline: `2px solid ${color('primary')}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5' },
  '.cm-gutters': { backgroundColor: color('sunken'), color: color('muted'), border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color('sunken') },
  '.cm-tooltip': {
    backgroundColor: color('surface'),
    color: color('ink'),
    border: `1px solid ${color('line')}`,
    maxWidth: '480px',
  },
  '.cm-panels': { backgroundColor: color('sunken'), color: color('ink') },
  '.cm-collapsedLines': { background: color('sunken'), color: color('muted') },
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"⋯"' },
  '.cm-cursor': { borderLeftColor: color('ink') },
});

const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: color('primary') },
  { tag: tags.string, color: color('success-fg') },
  { tag: [tags.number, tags.bool, tags.null], color: color('info-fg') },
]);

export const editorLook = [theme, syntaxHighlighting(highlight)];

export const phrases = {
  Find: 'Buscar',
  Replace: 'Trocar por',
  next: 'próximo',
  previous: 'anterior',
  all: 'todos',
  'match case': 'maiúsculas',
  'by word': 'palavra inteira',
  regexp: 'expressão',
  replace: 'trocar',
  'replace all': 'trocar todos',
  close: 'fechar',
  Completions: 'Sugestões',
  Diagnostics: 'Problemas',
  '$ unchanged lines': '$ linhas iguais',
  'No diagnostics': 'Nenhum problema',
};
