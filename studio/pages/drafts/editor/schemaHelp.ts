import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension, Text } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type LanguageService,
} from 'vscode-json-languageservice';
import { fileKind, metaFile } from '../../../check/structure/fileKind';
import { scanJson } from '../../../../engine/definition';

/** File addresses by which schemas resolve each other; the service leaves this form unchanged. */
const ROOT = 'lastro://files/';

type Texts = ReadonlyMap<string, string>;

function serviceOf(texts: Texts): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (uri) => texts.get(uri.slice(ROOT.length)) ?? '{}',
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).toString() },
  });
  return service;
}

/** Null for a text that is nested more deeply than the service can walk. */
function documentOf(file: string, text: Text): TextDocument | null {
  const whole = text.toString();
  if (scanJson(whole).tooDeep !== undefined) return null;
  return TextDocument.create(ROOT + file, 'json', 1, whole);
}

/** The snippet without placeholders, and the range of the first, to be selected. */
export function plainSnippet(snippet: string): { text: string; from: number; to: number } {
  const first = /\$\{\d+:([^}]*)\}|\$\{?\d+/.exec(snippet);
  const plain = (part: string) =>
    part
      .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
      .replaceAll(/\$\d+/g, '')
      .replaceAll('\\$', '$')
      .replaceAll('\\}', '}');
  const text = plain(snippet);
  const from = first ? plain(snippet.slice(0, first.index)).length : text.length;
  return { text, from, to: from + plain(first?.[1] ?? '').length };
}

const worded = (said: CompletionItem['documentation']) => (typeof said === 'object' ? said.value : said);

/** A completion at `pos`; names and words are shown without quotes. */
function completionOf(item: CompletionItem, document: TextDocument, pos: number): Completion {
  const edit = item.textEdit;
  const { text, from: first, to: last } = plainSnippet(edit?.newText ?? item.insertText ?? item.label);
  const range = edit && 'range' in edit ? edit.range : undefined;
  const info = worded(item.documentation);
  return {
    label: item.label.replace(/^"(.*)"$/, '$1'),
    ...(info && { info }),
    apply: (view, _completion, from, to) => {
      const start = range ? document.offsetAt(range.start) : from;
      // The text brings its own closing quote.
      const end = range ? to + Math.max(0, document.offsetAt(range.end) - pos) : to;
      const changes = { from: start, to: end, insert: text };
      view.dispatch({ changes, selection: { anchor: start + first, head: start + last } });
    },
  };
}

export interface Help {
  complete(context: CompletionContext): Promise<CompletionResult | null>;
  explain(doc: Text, pos: number): Promise<{ pos: number; end: number; words: string } | null>;
}

/** Null for a file that no schema explains. */
export function helpFor(file: string, texts: Texts): Help | null {
  const kind = fileKind(file);
  if (!kind) return null;
  const service = serviceOf(texts);
  const schemas = [{ uri: ROOT + metaFile(kind), fileMatch: [ROOT + file] }];
  service.configure({ schemas, allowComments: false });
  return {
    complete: async (context) => {
      const { state, pos, explicit } = context;
      const word = context.matchBefore(/"?[^\s"{}[\]:,]*/);
      if (!explicit && (!word || word.from === word.to)) return null;
      const document = documentOf(file, state.doc);
      if (!document) return null;
      const at = document.positionAt(pos);
      const found = await service.doComplete(document, at, service.parseJSONDocument(document));
      if (!found || found.items.length === 0) return null;
      const options = found.items.map((item) => completionOf(item, document, pos));
      const typed = word?.text.replace(/^"/, '') ?? '';
      return { from: pos - typed.length, options, filter: true };
    },
    explain: async (doc, pos) => {
      const document = documentOf(file, doc);
      if (!document) return null;
      const at = document.positionAt(pos);
      const found = await service.doHover(document, at, service.parseJSONDocument(document));
      if (!found?.range) return null;
      const said = [found.contents].flat().map((part) => (typeof part === 'string' ? part : part.value));
      const words = said.filter((part) => part !== '').join('\n\n');
      const { start, end } = found.range;
      return words === '' ? null : { pos: document.offsetAt(start), end: document.offsetAt(end), words };
    },
  };
}

export function schemaHelp(file: string, texts: Texts): Extension {
  const help = helpFor(file, texts);
  if (!help) return [];
  const hover = hoverTooltip(async (view, pos) => {
    const found = await help.explain(view.state.doc, pos);
    return found && { pos: found.pos, end: found.end, create: () => ({ dom: tooltip(found.words) }) };
  });
  return [autocompletion({ override: [help.complete] }), hover];
}

function tooltip(text: string): HTMLElement {
  const dom = document.createElement('div');
  Object.assign(dom.style, { padding: '6px 10px', whiteSpace: 'pre-wrap' });
  dom.textContent = text.replaceAll(/\\([^\w\s])/g, '$1');
  return dom;
}
