import type { TemplateBody, TemplateEntry } from '../../../../contract/templates';
import type { Repeated } from '../../../../contract/quotes';
import type { Caller } from '../../../access/Caller';
import { ownerOf } from '../../../access/Caller';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { wizardOfCode } from '../../definitions/productStore';
import { insuredNameOf } from '../drafts/insuredNameOf';
import { refuseQuote } from '../problems';
import { repeatedAnswers } from '../repeat/repeatedAnswers';
import { findQuote } from '../repository';
import { refuseTemplate } from './problems';
import { findTemplate, insertTemplate, listTemplates, type Template } from './repository';

type TemplateDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'perPerson'>;

/** The definition of the answers; today's where that one is missing. */
async function definitionOf({ products }: TemplateDeps, product: string, hash: string) {
  const found = (await products.ofHash(hash)) ?? products.current(product);
  if (!found) throw refuseQuote('NOT_REPEATABLE');
  return found;
}

async function entryOf(deps: TemplateDeps, template: Template): Promise<TemplateEntry> {
  const { id, product, name, definition, answers, createdAt } = template;
  const of = await definitionOf(deps, product, definition);
  return {
    Id: id,
    Product: product,
    Name: name,
    InsuredName: insuredNameOf(deps, of, answers),
    CreatedAt: createdAt.toISOString(),
  };
}

export async function templatesOf(
  deps: TemplateDeps,
  uid: string,
  product?: string,
): Promise<TemplateEntry[]> {
  const all = await listTemplates(deps.db, uid, product);
  const offered = all.filter((one) => deps.products.current(one.product));
  return Promise.all(offered.map((template) => entryOf(deps, template)));
}

/** Files and answers that the definition does not ask are left out. Throws TOO_MANY_TEMPLATES, NOT_REPEATABLE. */
export async function keepTemplate(
  deps: TemplateDeps,
  uid: string,
  body: TemplateBody,
): Promise<TemplateEntry> {
  const { db, clock, perPerson } = deps;
  const { compiled } = await definitionOf(deps, body.Product, body.Definition);
  if ((await listTemplates(db, uid)).length >= perPerson.templates)
    throw refuseTemplate('TOO_MANY_TEMPLATES');
  const asked = compiled.fields.filter(
    ({ path, schema }) => schema.ui.widget !== 'files' && body.Answers[path] != null,
  );
  const template = await insertTemplate(db, {
    userUid: uid,
    product: body.Product,
    name: body.Name.trim(),
    definition: compiled.source.hash,
    answers: Object.fromEntries(asked.map(({ path }) => [path, body.Answers[path]])),
    createdAt: clock.now(),
  });
  return entryOf(deps, template);
}

/** Keeps what a request asked for. Throws NOT_FOUND, NOT_REPEATABLE, TOO_MANY_TEMPLATES. */
export async function keepTemplateOfQuote(
  deps: TemplateDeps,
  caller: Caller,
  identifier: string,
  Name: string,
) {
  const quote = await findQuote(deps.db, ownerOf(caller), identifier);
  if (!quote) throw refuse('NOT_FOUND');
  const entry = quote.kind === 'quote' ? wizardOfCode(deps.products.catalogue, quote.product) : undefined;
  if (!entry) throw refuseQuote('NOT_REPEATABLE');
  const { answers: Answers, definitionHash: Definition } = quote;
  return keepTemplate(deps, caller.user.uid, { Name, Product: entry.wizard, Definition, Answers });
}

/** Opens a wizard from a template, with validity from today on. Throws TEMPLATE_GONE, NOT_REPEATABLE. */
export async function openTemplate(deps: TemplateDeps, uid: string, id: string): Promise<Repeated> {
  const template = await findTemplate(deps.db, uid, id);
  if (!template) throw refuseTemplate('TEMPLATE_GONE');
  const product = deps.products.current(template.product);
  if (!product) throw refuseQuote('NOT_REPEATABLE');
  const { compiled } = await definitionOf(deps, template.product, template.definition);
  const today = deps.clock.today();
  const taken = repeatedAnswers(product, compiled, template.answers, today, { always: true });
  return { Wizard: template.product, ...taken };
}
