/** catalogue.json: what is sold, and where a choice leads. */
export interface Catalogue {
  readonly groups: readonly string[];
  readonly wizards: readonly WizardEntry[];
  readonly products: readonly ProductEntry[];
  /** Wizards that change an issued policy: reached from that policy, never chosen as a product. */
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
  readonly choice?: ChoiceWords;
}

export interface ChoiceWords {
  readonly plain: string;
  readonly atHand: readonly string[];
  readonly minutes: number;
  /** What else people call it. */
  readonly words: readonly string[];
}

interface ChangeEntry extends Pick<WizardEntry, 'wizard' | 'code' | 'id' | 'name' | 'operation' | 'block'> {
  /** Path of the question that is ticked where another brokerage issued what is changed. */
  readonly elsewhere?: string;
}

export type RequestEntry = ChangeEntry & Partial<Omit<WizardEntry, keyof ChangeEntry>>;

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
  readonly plain?: string;
  readonly words?: readonly string[];
}

/** What every page knows of the catalogue; the rest is only for the page of choice. */
export type Requests = Pick<Catalogue, 'wizards' | 'changes'>;

export function requestsOf({ wizards, changes = [] }: Catalogue): Requests {
  return { wizards: wizards.map(({ choice: _choice, ...wizard }) => wizard), changes };
}

export interface CarriedChoice {
  readonly wizard: string;
  /** In the catalogue's words: modality and product. */
  readonly name: string;
  readonly carries: Readonly<Record<string, unknown>>;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'pt-BR');

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

/** The call of a product that a release may add: one route serves all of them. */
export const operationOf = (wizard: string) => `/quote/product/${wizard}`;

export function addedWizards(
  { wizards }: Pick<Catalogue, 'wizards'>,
  to: Pick<Catalogue, 'wizards'>,
): readonly WizardEntry[] {
  const known = new Set(to.wizards.map(({ wizard }) => wizard));
  return wizards.filter(({ wizard }) => !known.has(wizard));
}

/** A catalogue with the wizards sold before: their requests keep their names and pages. */
export function knowing(catalogue: Catalogue, before: readonly WizardEntry[]): Catalogue {
  const more = addedWizards({ wizards: before }, catalogue);
  const byWizard = new Map(more.map((entry) => [entry.wizard, entry]));
  return { ...catalogue, wizards: [...catalogue.wizards, ...byWizard.values()] };
}
