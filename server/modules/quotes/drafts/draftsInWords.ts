import type { DraftEntry } from '../../../../contract/drafts';
import type { Deps } from '../../../deps';
import { choiceInWords } from './choiceInWords';
import { daysLeft } from './expiry';
import { insuredNameOf } from './insuredNameOf';
import type { Draft } from './repository';

type DraftDeps = Pick<Deps, 'clock' | 'products' | 'perPerson'>;

export async function draftsInWords(deps: DraftDeps, drafts: readonly Draft[]): Promise<DraftEntry[]> {
  const known = drafts.filter(({ product }) => deps.products.current(product));
  return Promise.all(known.map((draft) => inWords(deps, draft)));
}

/** Steps and insured come from the definition that the draft was written with. */
async function inWords(deps: DraftDeps, draft: Draft): Promise<DraftEntry> {
  const { product, key, name, definition, answers, steps, updatedAt } = draft;
  const { products } = deps;
  const of = (await products.ofHash(definition)) ?? products.current(product)!;
  const open = of.compiled.steps.find((step) => steps[step.definition.id] === 'open');
  return {
    Product: product,
    Key: key,
    Name: name,
    UpdatedAt: updatedAt.toISOString(),
    DaysLeft: daysLeft(deps, draft),
    InsuredName: insuredNameOf(deps, of, answers),
    Step: open?.definition.title ?? null,
    Choice: choiceInWords(products.catalogue, product, answers),
  };
}
