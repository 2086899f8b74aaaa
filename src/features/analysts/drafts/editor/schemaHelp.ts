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
import { fileKind, metaFile } from '../../../../../engine/check/structure/fileKind';

/** Files have addresses of their own, so that schemas find each other. */
const ROOT = 'lastro:///';

type Texts = ReadonlyMap<string, string>;

function serviceOf(texts: Texts): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (uri) => texts.get(uri.slice(ROOT.length)) ?? '{}',
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).toString() },
  });
  return service;
}

function documentOf(file: string, text: Text): TextDocument {
  return TextDocument.create(ROOT + file, 'json', 1, text.toString());
}

/** What is put in without the places to jump to, and where the cursor then stands. */
export function plainSnippet(snippet: string): { text: string; cursor: number } {
  const first = /\$\{?\d+/.exec(snippet);
  const plain = (part: string) =>
    part
      .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
      .replaceAll(/\$\d+/g, '')
      .replaceAll('\\$', '$')
      .replaceAll('\\}', '}');
  const text = plain(snippet);
  return { text, cursor: first ? plain(snippet.slice(0, first.index)).length : text.length };
}

const worded = (said: CompletionItem['documentation']) => (typeof said === 'object' ? said.value : said);

function completionOf(item: CompletionItem, document: TextDocument): Completion {
  const edit = item.textEdit;
  const { text, cursor } = plainSnippet(edit?.newText ?? item.insertText ?? item.label);
  const range = edit && 'range' in edit ? edit.range : undefined;
  const info = worded(item.documentation);
  return {
    label: item.label,
    ...(info && { info }),
    apply: (view, _completion, from, to) => {
      const start = range ? document.offsetAt(range.start) : from;
      const changes = { from: start, to, insert: text };
      view.dispatch({ changes, selection: { anchor: start + cursor } });
    },
  };
}

/** What the meta schema of a file says: names and values that fit, and what each means. */
export function schemaHelp(file: string, texts: Texts): Extension {
  const kind = fileKind(file);
  if (!kind) return [];
  const service = serviceOf(texts);
  const schemas = [{ uri: ROOT + metaFile(kind), fileMatch: [ROOT + file] }];
  service.configure({ schemas, allowComments: false });
  const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { state, pos, explicit } = context;
    const word = context.matchBefore(/["\w]*/);
    if (!explicit && (!word || word.from === word.to)) return null;
    const document = documentOf(file, state.doc);
    const found = await service.doComplete(
      document,
      document.positionAt(pos),
      service.parseJSONDocument(document),
    );
    if (!found || found.items.length === 0) return null;
    const options = found.items.map((item) => completionOf(item, document));
    return { from: word?.from ?? pos, options, filter: true };
  };
  const hover = hoverTooltip(async (view, pos) => {
    const document = documentOf(file, view.state.doc);
    const found = await service.doHover(
      document,
      document.positionAt(pos),
      service.parseJSONDocument(document),
    );
    const said =
      found && [found.contents].flat().map((part) => (typeof part === 'string' ? part : part.value));
    if (!found?.range || !said || said.every((part) => part === '')) return null;
    return {
      pos: document.offsetAt(found.range.start),
      end: document.offsetAt(found.range.end),
      create: () => ({ dom: tooltip(said.join('\n\n')) }),
    };
  });
  return [autocompletion({ override: [complete] }), hover];
}

function tooltip(text: string): HTMLElement {
  const dom = document.createElement('div');
  Object.assign(dom.style, { padding: '6px 10px', whiteSpace: 'pre-wrap' });
  dom.textContent = text.replaceAll(/\\([^\w\s])/g, '$1');
  return dom;
}
