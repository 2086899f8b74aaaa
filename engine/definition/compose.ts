import { contentOf } from './contentOf';
import type { Rating } from '../rating/types';
import type { Reading } from '../reading/types';
import { composeClauses, type Clause } from './composeClauses';
import { composeQuestionnaire } from './composeQuestionnaire';
import { composeReading } from './composeReading';
import { composeRecord } from './composeRecord';
import { composeRules } from './composeRules';
import { composeSteps, type StepEntry } from './composeSteps';
import type { Fault, ProductFiles, SourceMap } from './files';
import { Library } from './Library';
import { withoutNames } from './named';
import type { Definition, Messages, SummarySection } from '../model/Definition';

type Unhashed = Omit<Definition, 'hash'>;

/** A product put together from its files; `definition` is whole only when `faults` is empty. */
export interface Composed {
  readonly definition: Unhashed;
  readonly rating: Rating | undefined;
  /** What its documents add; not part of the definition, which the browser loads. */
  readonly clauses: readonly Clause[] | undefined;
  /** What it reads out of a document that a person has; the browser asks for it once there is one */
  readonly reading: Reading | undefined;
  readonly sources: SourceMap;
  readonly faults: readonly Fault[];
}

interface ProductFile {
  readonly id: string;
  /** A form has none: nothing is registered by it. */
  readonly code?: string;
  readonly version: number;
  readonly title: string;
  readonly steps: readonly StepEntry[];
  readonly summary?: readonly SummarySection[];
  readonly messages?: Messages;
  readonly context?: Definition['context'];
  readonly route?: Definition['route'];
  readonly submit?: string;
  readonly repeat?: Definition['repeat'];
}

function composeRating(library: Library, files: ProductFiles, id: string): Rating | undefined {
  const file = `${id}/rating.json`;
  const rating = contentOf<Rating>(files, file);
  return rating && withoutNames(library, rating, { file, pointer: '' });
}

function headOf({ document, attach }: Reading): NonNullable<Definition['reads']> {
  return { document, ...(attach && { attach }) };
}

export function composeProduct(files: ProductFiles, id: string): Composed {
  const library = new Library(files);
  const place = { file: `${id}/product.json`, pointer: '' };
  const product = library.read<ProductFile>(place.file, place);
  const messages = {
    ...library.read<Messages>('_shared/messages.json', place),
    ...product?.messages,
  };
  const steps = composeSteps(library, id, product?.steps ?? [], messages);
  library.sources.add('/summary', { ...place, pointer: '/summary' });
  library.sources.add('/repeat', { ...place, pointer: '/repeat' });
  const reading = composeReading(library, id);
  return {
    definition: {
      id,
      code: product?.code ?? '',
      version: product?.version ?? 0,
      title: product?.title ?? id,
      steps,
      rules: composeRules(library, id),
      record: composeRecord(library, id, steps),
      ...composeQuestionnaire(library, id),
      summary: product?.summary ?? steps.map((step) => ({ title: step.title, steps: [step.id] })),
      messages,
      ...(product?.context && { context: product.context }),
      ...(product?.route && { route: product.route }),
      ...(product?.submit && { submit: product.submit }),
      ...(product?.repeat && { repeat: product.repeat }),
      ...(reading && { reads: headOf(reading) }),
    },
    rating: composeRating(library, files, id),
    clauses: composeClauses(library, id),
    reading,
    sources: library.sources,
    faults: library.faults,
  };
}

export function productIds(files: ProductFiles): string[] {
  return [...files.keys()]
    .filter((file) => /^[^/_]+\/product\.json$/.test(file))
    .map((file) => file.split('/')[0]!);
}
