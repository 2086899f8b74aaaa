import { contentOf } from '../definition/contentOf';
import { carriedChoices, requestsOf, type Catalogue } from '../definition/catalogue';
import type { Fault, ProductFiles } from '../definition/files';
import { constantsOf, loadBundles, type Bundle } from './loadProducts';
import { hashOf } from './hash';
import { moduleSource } from './moduleSource';
import { readFiles } from './readFiles';
import { sourcesOf } from '../source/sourcesOf';
import { withoutNotes } from './withoutNotes';

/** The virtual modules that the Vite plugin serves; what not every page needs is one of its own. */
export const LIST = 'virtual:lastro/products';
export const CATALOGUE = 'virtual:lastro/catalogue';
export const CHOICES = 'virtual:lastro/choices';
export const CONSTANTS = 'virtual:lastro/constants';
export const SOURCES = 'virtual:lastro/sources';
export const FORMS = 'virtual:lastro/forms';
export const PRODUCT = 'virtual:lastro/product/';
export const CASES_LIST = 'virtual:lastro/cases';
export const CASES = 'virtual:lastro/cases/';

export interface LibraryOptions {
  readonly folder: string;
  /** All that is wrong with the definitions; where it is not empty, the last good ones stay. */
  readonly check: (files: ProductFiles) => readonly Fault[];
  /** A product's cases and what they run on, for the studio; none where it is not given. */
  readonly book?: (files: ProductFiles, id: string) => object;
}

interface Refreshed {
  readonly faults: readonly Fault[];
  /** Their definition or rating is another. */
  readonly changed: readonly string[];
  /** Only their cases, or constants, are others. */
  readonly casesChanged: readonly string[];
  /** A product was added or removed, or the sources changed. */
  readonly relisted: boolean;
}

function loaders(ids: Iterable<string>, prefix: string): string {
  return [...ids].map((id) => `${JSON.stringify(id)}: () => import('${prefix}${id}')`).join(', ');
}

/** `format` is only for the check, `title` only for analysts. */
function asAsked(key: string, value: unknown): unknown {
  return key === 'format' || key === 'title' ? undefined : value;
}

export class ProductLibrary {
  bundles: ReadonlyMap<string, Bundle> = new Map();
  faults: readonly Fault[] = [];
  private files: ProductFiles = new Map();
  private books = new Map<string, string>();

  constructor(private readonly options: LibraryOptions) {}

  refresh(check = this.options.check): Refreshed {
    const { files, faults: syntax } = readFiles(this.options.folder);
    const { bundles, faults: loading } = loadBundles(files);
    const broken = [...syntax, ...loading];
    this.faults = broken.length > 0 ? broken : check(files);
    if (this.faults.length > 0)
      return { faults: this.faults, changed: [], casesChanged: [], relisted: false };
    return { faults: [], ...this.take(files, bundles) };
  }

  listModule(): string {
    const ids = [...this.bundles.keys()];
    const isForm = (id: string) => this.catalogue()?.forms?.includes(id) ?? false;
    const [forms, products] = [ids.filter(isForm), ids.filter((id) => !isForm(id))];
    return [
      `export const products = { ${loaders(products, PRODUCT)} };`,
      `export const forms = { ${loaders(forms, PRODUCT)} };`,
    ].join('\n');
  }

  factsModule(name: string): string | undefined {
    const catalogue = this.catalogue();
    const texts: Readonly<Record<string, () => string>> = {
      [CATALOGUE]: () => `catalogue = ${JSON.stringify(catalogue ? requestsOf(catalogue) : {})}`,
      [CHOICES]: () => `choices = ${JSON.stringify(catalogue ? carriedChoices(catalogue) : [])}`,
      [CONSTANTS]: () => this.constantsText(),
      [FORMS]: () => `forms = ${JSON.stringify((catalogue?.forms ?? []).map((id) => this.named(id)))}`,
      [SOURCES]: () => `sources = ${JSON.stringify(sourcesOf(this.files), asAsked)}`,
    };
    const text = texts[name]?.();
    return text && `export const ${text};`;
  }

  private named(id: string) {
    return { id, name: this.bundles.get(id)?.definition.title ?? id };
  }

  async productModule(id: string, forAnalysts: boolean): Promise<string> {
    const bundle = this.bundles.get(id);
    if (!bundle) throw new Error(`There is no product ${id}.`);
    return moduleSource(forAnalysts ? bundle.definition : withoutNotes(bundle.definition), {
      shareFormats: true,
    });
  }

  casesListModule(forAnalysts: boolean): string {
    return `export const cases = { ${forAnalysts ? loaders(this.bundles.keys(), CASES) : ''} };`;
  }

  casesModule(id: string): string {
    return `export const book = ${this.books.get(id) ?? 'undefined'};`;
  }

  private constantsText(): string {
    const constants = constantsOf(this.files);
    return `constants = ${JSON.stringify(constants)}, constantsHash = '${hashOf(constants)}'`;
  }

  private catalogue(): Catalogue | undefined {
    return contentOf<Catalogue>(this.files, 'catalogue.json');
  }

  private take(files: ProductFiles, bundles: ReadonlyMap<string, Bundle>): Omit<Refreshed, 'faults'> {
    const ids = [...bundles.keys()];
    const { book } = this.options;
    const books = new Map(book ? ids.map((id) => [id, JSON.stringify(book(files, id))]) : []);
    const changed = ids.filter(
      (id) => bundles.get(id)!.definition.hash !== this.bundles.get(id)?.definition.hash,
    );
    const casesChanged = ids.filter((id) => !changed.includes(id) && books.get(id) !== this.books.get(id));
    const asked = (of: ProductFiles) => JSON.stringify(sourcesOf(of));
    const relisted = ids.join() !== [...this.bundles.keys()].join() || asked(files) !== asked(this.files);
    this.files = files;
    this.bundles = bundles;
    this.books = books;
    return { changed, casesChanged, relisted };
  }
}
