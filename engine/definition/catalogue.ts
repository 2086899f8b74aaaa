/** catalogue.json: what is sold, and where a choice leads. */
export interface Catalogue {
  readonly groups: readonly string[];
  readonly wizards: readonly WizardEntry[];
  readonly products: readonly ProductEntry[];
  /** Wizards that change what is issued: reached from there, never chosen as a product. */
  readonly changes?: readonly ChangeEntry[];
  /** Folders of forms that belong to no product, such as payment: filled, checked and sent, never sold. */
  readonly forms?: readonly string[];
}

export interface WizardEntry {
  /** The product folder. */
  readonly wizard: string;
  /** Prefix of the identifiers of its requests. */
  readonly code: string;
  /** Product kind 1 to 5 (specification 2 §1), where it has one. */
  readonly kind: number | null;
  readonly id: string;
  readonly name: string;
  /** Below /cotacao/. */
  readonly route: string;
  /** The call that registers a request. */
  readonly operation: string;
  /** The key of the record in that call. */
  readonly block: string;
  readonly automaticExecutive: boolean;
  /** A customer cannot ask for a person to look at an offer (decision 4). */
  readonly withoutAnalysis?: boolean;
  /** A contact, not a request: nothing is rated and there is no quote to follow. */
  readonly lead?: boolean;
  /** What the page of choice says of it. */
  readonly choice?: ChoiceWords;
}

export interface ChoiceWords {
  readonly plain: string;
  readonly atHand: readonly string[];
  /** How long it takes to fill. */
  readonly minutes: number;
  /** What else people call it. */
  readonly words: readonly string[];
}

/** A wizard that changes what is issued. */
export interface ChangeEntry extends Pick<
  WizardEntry,
  'wizard' | 'code' | 'id' | 'name' | 'operation' | 'block'
> {
  /** Path of the question that is ticked where another brokerage issued what is changed. */
  readonly elsewhere?: string;
}

/** A wizard whose records become requests: of a product, or for a change. */
export type RequestEntry = ChangeEntry & Partial<Omit<WizardEntry, keyof ChangeEntry>>;

/** All wizards whose records become requests. */
export function requestEntries({ wizards, changes = [] }: Requests): readonly RequestEntry[] {
  return [...wizards, ...changes];
}

export interface ProductEntry {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly path: string;
  readonly wizard?: string;
  readonly modalities: readonly ModalityEntry[];
}

export interface ModalityEntry {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly wizard: string;
  /** The number that the specification knows it by, where it has one (decision 12). */
  readonly number?: number;
  /** Answers that the choice already gives. */
  readonly carries?: Readonly<Record<string, unknown>>;
  /** What it is for, and what else people call it, where its wizard asks for several. */
  readonly plain?: string;
  readonly words?: readonly string[];
}

/** What can be asked for, as every page knows it: all but what only the page of choice says. */
export type Requests = Pick<Catalogue, 'wizards' | 'changes'>;

export function requestsOf({ wizards, changes = [] }: Catalogue): Requests {
  return { wizards: wizards.map(({ choice: _choice, ...wizard }) => wizard), changes };
}

/** A choice that gives answers. */
export interface CarriedChoice {
  readonly wizard: string;
  /** In the catalogue's words: modality and product. */
  readonly name: string;
  readonly carries: Readonly<Record<string, unknown>>;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'pt-BR');

/** The choices that give answers, by the names of product and modality. */
export function carriedChoices({ products }: Catalogue): readonly CarriedChoice[] {
  return products
    .toSorted(byName)
    .flatMap((product) =>
      product.modalities
        .toSorted(byName)
        .flatMap(({ wizard, name, carries }) =>
          carries ? [{ wizard, name: `${name} (${product.name})`, carries }] : [],
        ),
    );
}

/** The call of a product that the portal may get by a release: one route serves all of them. */
export const operationOf = (wizard: string) => `/quote/product/${wizard}`;

/** The wizards of a catalogue that another does not have. */
export function addedWizards(
  { wizards }: Pick<Catalogue, 'wizards'>,
  to: Pick<Catalogue, 'wizards'>,
): readonly WizardEntry[] {
  const known = new Set(to.wizards.map(({ wizard }) => wizard));
  return wizards.filter(({ wizard }) => !known.has(wizard));
}

/** A catalogue that still knows what was sold before it: requests of those wizards keep their names and their pages. */
export function knowing(catalogue: Catalogue, before: readonly WizardEntry[]): Catalogue {
  const more = addedWizards({ wizards: before }, catalogue);
  const byWizard = new Map(more.map((entry) => [entry.wizard, entry]));
  return { ...catalogue, wizards: [...catalogue.wizards, ...byWizard.values()] };
}
