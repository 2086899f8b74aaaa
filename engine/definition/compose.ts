import type { Json } from '../expression';
import type { Rating } from '../rating/types';
import { nearest } from '../text/nearest';
import { parametersOf, substitute, type Parameters } from './include';
import { pointerPart, SourceMap, type Fault, type ProductFiles, type Source } from './files';
import { withMessages } from './messages';
import type {
  Definition,
  FieldSchema,
  Messages,
  RecordDefinition,
  Rules,
  StepDefinition,
  SummarySection,
} from './types';

export const RULE_KINDS = [
  'initial',
  'relations',
  'derived',
  'states',
  'checks',
  'resets',
  'lookups',
] as const;

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Unhashed = Omit<Definition, 'hash'>;

/** A product put together from its files; `definition` is whole only when `faults` is empty. */
export interface Composed {
  readonly definition: Unhashed;
  readonly rating?: Rating;
  readonly sources: SourceMap;
  readonly faults: readonly Fault[];
}

interface ProductFile {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly title: string;
  readonly steps: readonly (string | { readonly include: string; readonly id?: string })[];
  readonly summary?: readonly SummarySection[];
  readonly messages?: Messages;
}

interface RulesFile extends Partial<Rules> {
  readonly include?: readonly { readonly rules: string; readonly with?: Parameters }[];
}

interface StepFile {
  readonly title: string;
  readonly path?: string;
  readonly description?: string;
  readonly help?: string;
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

class Composer {
  readonly faults: Fault[] = [];
  readonly sources = new SourceMap();
  private readonly files: ProductFiles;

  constructor(files: ProductFiles) {
    this.files = files;
  }

  read<T>(file: string, asked: { file: string; pointer: string }): T | undefined {
    if (this.files.has(file)) return this.files.get(file) as unknown as T;
    const suggestion = nearest(file, [...this.files.keys()]);
    this.faults.push({ ...asked, code: 'missing-file', message: `There is no file ${file}.`, suggestion });
    return undefined;
  }

  step(entry: ProductFile['steps'][number], index: number, product: ProductFile, messages: Messages) {
    const file = typeof entry === 'string' ? `${product.id}/steps/${entry}.json` : `${entry.include}.json`;
    const asked = { file: `${product.id}/product.json`, pointer: `/steps/${index}` };
    const content = this.read<StepFile>(file, asked);
    if (!content) return [];
    const id = typeof entry === 'string' ? entry : (entry.id ?? entry.include.split('/').at(-1)!);
    return [{ file, step: composeStep(id, content, messages) }];
  }

  rules(product: string): Rules {
    const file = `${product}/rules.json`;
    const all = Object.fromEntries(RULE_KINDS.map((kind) => [kind, []])) as unknown as Record<string, Json[]>;
    const own = this.read<RulesFile>(file, { file: `${product}/product.json`, pointer: '' });
    own?.include?.forEach((include, index) =>
      this.includeRules(all, include, { file, pointer: `/include/${index}` }),
    );
    this.addRules(all, own ?? {}, file);
    return all as unknown as Rules;
  }

  private includeRules(
    all: Record<string, Json[]>,
    include: NonNullable<RulesFile['include']>[number],
    asked: { file: string; pointer: string },
  ): void {
    const file = `${include.rules}.json`;
    const fragment = this.read<Json>(file, { ...asked, pointer: `${asked.pointer}/rules` });
    if (fragment === undefined) return;
    const given = include.with ?? {};
    for (const name of parametersOf(fragment)) {
      if (!Object.hasOwn(given, name)) {
        this.faults.push({
          ...asked,
          code: 'missing-parameter',
          message: `${file} needs the parameter "${name}".`,
        });
      }
    }
    this.addRules(all, substitute(fragment, given) as unknown as RulesFile, file, asked);
  }

  private addRules(
    all: Record<string, Json[]>,
    rules: RulesFile,
    file: string,
    includedAt?: Source['includedAt'],
  ): void {
    for (const kind of RULE_KINDS) {
      (rules[kind] ?? []).forEach((rule, index) => {
        this.sources.add(`/rules/${kind}/${all[kind]!.length}`, {
          file,
          pointer: `/${kind}/${index}`,
          includedAt,
        });
        all[kind]!.push(rule as unknown as Json);
      });
    }
  }
}

function withEnum(schema: FieldSchema): FieldSchema {
  if (!schema.ui.options || schema.type === 'object') return schema;
  const values = schema.ui.options.map((option) => (typeof option === 'string' ? option : option.value));
  return { ...schema, enum: values };
}

function composeStep(id: string, file: StepFile, messages: Messages): StepDefinition {
  const properties = Object.entries(file.properties).map(
    ([name, schema]) => [name, withMessages(withEnum(schema), messages)] as const,
  );
  return {
    id,
    path: file.path ?? id,
    title: file.title,
    description: file.description,
    help: file.help,
    required: file.required ?? [],
    properties: Object.fromEntries(properties),
  };
}

function addStepSources(sources: SourceMap, steps: readonly { file: string; step: StepDefinition }[]): void {
  steps.forEach(({ file }, index) => sources.add(`/steps${pointerPart(index)}`, { file, pointer: '' }));
}

/** Puts a product together from its files: steps and rules with their includes, messages filled in. */
export function composeProduct(files: ProductFiles, id: string): Composed {
  const composer = new Composer(files);
  const file = `${id}/product.json`;
  const product = composer.read<ProductFile>(file, { file, pointer: '' });
  const messages: Writable<Messages> = {
    ...composer.read<Messages>('_shared/messages.json', { file, pointer: '' }),
    ...product?.messages,
  };
  const steps = (product?.steps ?? []).flatMap((entry, index) =>
    composer.step(entry, index, product!, messages),
  );
  addStepSources(composer.sources, steps);
  composer.sources.add('/summary', { file, pointer: '/summary' });
  composer.sources.add('/record', { file: `${id}/record.json`, pointer: '' });
  const record = (files.get(`${id}/record.json`) ?? {}) as unknown as Partial<RecordDefinition>;
  return {
    definition: {
      id,
      code: product?.code ?? '',
      version: product?.version ?? 0,
      title: product?.title ?? id,
      steps: steps.map(({ step }) => step),
      rules: composer.rules(id),
      record: { fields: record.fields ?? [], adds: record.adds ?? [] },
      summary: product?.summary ?? steps.map(({ step }) => ({ title: step.title, steps: [step.id] })),
      messages,
    },
    rating: files.get(`${id}/rating.json`) as unknown as Rating | undefined,
    sources: composer.sources,
    faults: composer.faults,
  };
}

/** The products there are: the folders with a product.json. */
export function productIds(files: ProductFiles): string[] {
  return [...files.keys()]
    .filter((file) => /^[^/_]+\/product\.json$/.test(file))
    .map((file) => file.split('/')[0]!);
}
