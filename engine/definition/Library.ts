import { shaped } from '../model/shaped';
import { contentOf } from './contentOf';
import type { Json } from '../expression';
import { nearest } from '../text/nearest';
import { pointerPart, SourceMap, type Fault, type ProductFiles, type Source } from './files';
import { parametersOf, substitute, textParametersOf, type Parameters } from './include';

type Fragments = 'rules' | 'record' | 'clauses' | 'reading';

interface Inclusion {
  readonly target: string;
  readonly key: 'include' | Fragments;
  readonly given: Parameters | undefined;
  readonly place: Source;
  /** The files that include each other down to here. */
  readonly through: readonly string[];
}

/** A file of which fragments stand in the file that its includes name. */
export interface Including {
  readonly include?: readonly (Partial<Readonly<Record<Fragments, string>>> & {
    readonly with?: Parameters;
  })[];
}

export interface Part<Content> {
  readonly content: Content;
  readonly source: Source;
}

/** The files of the products as composing reads them, what was wrong with them, and where each piece came from. */
export class Library {
  readonly faults: Fault[] = [];
  readonly sources = new SourceMap();

  constructor(private readonly files: ProductFiles) {}

  has(file: string): boolean {
    return this.files.has(file);
  }

  fault(place: Source, code: string, message: string, suggestion?: string): void {
    this.faults.push({ file: place.file, pointer: place.pointer, code, message, suggestion });
  }

  read<T>(file: string, asked: Source): T | undefined {
    if (this.files.has(file)) return contentOf<T>(this.files, file)!;
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const beside = [...this.files.keys()].filter((name) => name.startsWith(folder));
    this.fault(asked, 'missing-file', `There is no file ${file}.`, nearest(file, beside));
    return undefined;
  }

  /** A shared fragment with its parameters put in; `narrow` leaves out what the include does not take. */
  include<T>(inclusion: Inclusion, narrow: (fragment: Json) => Json = (fragment) => fragment): T | undefined {
    const { target, key, given = {}, place, through } = inclusion;
    const named = { ...place, pointer: `${place.pointer}/${key}` };
    if (through.includes(target)) {
      this.fault(
        named,
        'include-circle',
        `The fragment includes itself: ${[...through, target].join(' → ')}.`,
      );
      return undefined;
    }
    const whole = this.read<Json>(target, named);
    if (whole === undefined) return undefined;
    const fragment = narrow(whole);
    this.checkParameters(fragment, inclusion);
    return shaped<T>(substitute(fragment, given));
  }

  /** A file's content in parts: what it includes first, as those files do, and its own last; `prepare` is asked before. */
  *parts<Content extends Including>(
    key: Fragments,
    { content: written, source }: Part<Content>,
    prepare = ({ content }: Part<Content>) => content,
    through: readonly string[] = [source.file],
  ): Generator<Part<Content>> {
    const content = prepare({ content: written, source });
    for (const [index, entry] of (content.include ?? []).entries()) {
      const target = `${entry[key]}.json`;
      const place = { ...source, pointer: `/include/${index}` };
      const fragment = this.include<Content>({ target, key, given: entry.with, place, through });
      const inner = { file: target, pointer: '', includedAt: place };
      if (fragment)
        yield* this.parts(key, { content: fragment, source: inner }, prepare, [...through, target]);
    }
    yield { content, source };
  }

  private checkParameters(fragment: Json, { target, given = {}, place }: Inclusion): void {
    for (const name of parametersOf(fragment)) {
      if (Object.hasOwn(given, name)) continue;
      this.fault(place, 'missing-parameter', `${target} needs the parameter "${name}".`);
    }
    for (const name of textParametersOf(fragment)) {
      if (!Object.hasOwn(given, name) || typeof given[name] === 'string') continue;
      const at = { ...place, pointer: `${place.pointer}/with${pointerPart(name)}` };
      this.fault(at, 'parameter-type', `${target} makes longer texts of "${name}", which must be a text.`);
    }
  }
}
