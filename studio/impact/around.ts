import {
  type Catalogue,
  documentFile,
  DOCUMENTS,
  type ProductEntry,
  contentOf,
} from '../../engine/definition';
import { sameValue } from '../../engine/index';
import type { Compatibility, Pair, Told } from './Difference';
import { isRecord, keysThatDiffer, withoutNotes, type JsonRecord } from './json';
import type { Version } from './Version';
import { said } from './words';

const catalogueOf = ({ subject }: Version) =>
  contentOf<Partial<Catalogue>>(subject.files, 'catalogue.json') ?? {};

/** Keys of an entry of the catalogue that people only read, or find it by. */
const READ = new Set([
  'name',
  'route',
  'choice',
  'group',
  'path',
  'plain',
  'words',
  'automaticExecutive',
  'withoutAnalysis',
  'kind',
  'number',
]);

interface Entry {
  readonly key: string;
  readonly entry: JsonRecord;
  readonly pointer: string;
}

function entriesOf(version: Version): Entry[] {
  const { wizards = [], changes = [], products = [], forms = [] } = catalogueOf(version);
  const { id } = version;
  const isOwn = ({ wizard, modalities }: ProductEntry) =>
    wizard === id || modalities.some((modality) => modality.wizard === id);
  const list = (name: string, all: readonly object[], isIt: (entry: never) => boolean): Entry[] =>
    all.flatMap((entry, index) =>
      isIt(entry as never)
        ? [
            {
              key: `${name} ${String((entry as JsonRecord).id ?? id)}`,
              entry: entry as JsonRecord,
              pointer: `/${name}/${index}`,
            },
          ]
        : [],
    );
  const form = forms.includes(id) ? [{ key: 'form', entry: {}, pointer: '/forms' }] : [];
  return [
    ...list('wizards', wizards, ({ wizard }: { wizard: string }) => wizard === id),
    ...list('changes', changes, ({ wizard }: { wizard: string }) => wizard === id),
    ...list('products', products, isOwn),
    ...form,
  ];
}

/** Added modalities are fine; a removed or redirected one closes a way. */
function modalitiesVerdict(before: unknown, after: unknown): Compatibility {
  const [were, are] = [before, after].map((list) => (Array.isArray(list) ? (list as JsonRecord[]) : []));
  const isKept = (was: JsonRecord) => {
    const is = are!.find(({ id }) => id === was.id);
    return is !== undefined && keysThatDiffer(was, is, sameValue).every((key) => READ.has(key));
  };
  return were!.every(isKept) ? 'visible' : 'breaking';
}

function entryChanges(was: Entry, is: Entry): Told[] {
  return keysThatDiffer(was.entry, is.entry, sameValue).map((key): Told => {
    const compatibility =
      key === 'modalities'
        ? modalitiesVerdict(was.entry[key], is.entry[key])
        : READ.has(key)
          ? 'visible'
          : 'breaking';
    const at = {
      file: 'catalogue.json',
      pointer: is.entry[key] === undefined ? is.pointer : `${is.pointer}/${key}`,
    };
    return {
      kind: `catalogue-${key}`,
      compatibility,
      words: `Catálogo: muda ${said(key)} da escolha do produto`,
      at,
    };
  });
}

function catalogueChanges({ before, after }: Pair): Told[] {
  const [were, are] = [entriesOf(before), entriesOf(after)];
  const place = (pointer: string) => ({ file: 'catalogue.json', pointer });
  const gone = were
    .filter(({ key }) => !are.some((is) => is.key === key))
    .map(({ pointer }): Told => ({
      kind: 'catalogue-removed',
      compatibility: 'breaking',
      words: 'Catálogo: um caminho até o produto deixa de existir',
      at: place(pointer),
      isGone: true,
    }));
  const kept = are.flatMap((is): Told[] => {
    const was = were.find(({ key }) => key === is.key);
    if (was) return entryChanges(was, is);
    return [
      {
        kind: 'catalogue-added',
        compatibility: 'visible',
        words: 'Catálogo: um caminho novo até o produto',
        at: place(is.pointer),
      },
    ];
  });
  return [...gone, ...kept];
}

function sourceChanges({ before, after }: Pair): Told[] {
  const file = '_shared/sources.json';
  const of = (version: Version) => contentOf<JsonRecord>(version.subject.files, file) ?? {};
  const names = new Set(
    [before, after].flatMap(({ subject: { definition } }) => [
      ...definition.rules.lookups.map(({ source }) => source),
      ...(definition.questionnaire ? [definition.questionnaire.ask.source] : []),
    ]),
  );
  const bare = (source: unknown) => (isRecord(source) ? { ...source, title: undefined } : source);
  return [...names]
    .filter((name) => !sameValue(bare(of(before)[name]), bare(of(after)[name])))
    .map((name): Told => ({
      kind: 'source',
      compatibility: 'breaking',
      words: `Fonte ${said(name)}: a consulta ou o formato da resposta muda`,
      at: { file, pointer: `/${name}` },
      isGone: !(name in of(after)),
    }));
}

/** The printed documents, which are the same for all products. */
function documentChanges({ before, after }: Pair): Told[] {
  return DOCUMENTS.filter((name) => {
    const of = ({ subject }: Version) => withoutNotes(subject.files.get(documentFile(name)));
    return !sameValue(of(before), of(after));
  }).map((name): Told => ({
    kind: 'document',
    compatibility: 'visible',
    words: `Documento ${said(name)}: é impresso de outra forma`,
    at: { file: documentFile(name), pointer: '' },
  }));
}

export function aroundDifferences(pair: Pair): Told[] {
  return [...catalogueChanges(pair), ...sourceChanges(pair), ...documentChanges(pair)];
}
