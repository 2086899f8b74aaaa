import { desc, eq } from 'drizzle-orm';
import { interpret } from '../../../../engine/expression';
import { nestAnswers } from '../../../../engine/record/nestAnswers';
import type { WaitingDraft } from '../../../../contract/home';
import { drafts } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { Draft } from './repository';

type DraftDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

/** A person's drafts with whom they are for and where they were left, newest first. */
export async function draftsInWords(deps: DraftDeps, uid: string): Promise<WaitingDraft[]> {
  const rows = await deps.db
    .select()
    .from(drafts)
    .where(eq(drafts.userUid, uid))
    .orderBy(desc(drafts.updatedAt));
  const known = rows.filter(({ product }) => deps.products.current(product));
  return Promise.all(known.map((draft) => inWords(deps, draft)));
}

/** A draft may be of an older definition: its steps and its insured are those of that one. */
async function inWords({ clock, products }: DraftDeps, draft: Draft): Promise<WaitingDraft> {
  const { product, definition, answers, steps, updatedAt } = draft;
  const of = (await products.ofHash(definition)) ?? products.current(product)!;
  const env = { today: clock.today(), constants: products.constants, context: {} };
  const name = of.rating && interpret(of.rating.insured.name, nestAnswers(answers), env);
  const open = of.compiled.steps.find((step) => steps[step.definition.id] === 'open');
  return {
    Product: product,
    UpdatedAt: updatedAt.toISOString(),
    InsuredName: typeof name === 'string' && name !== '' ? name : null,
    Step: open?.definition.title ?? null,
  };
}
