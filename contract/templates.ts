import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Draft } from '../engine/index';
import { givenName, wizardName } from './drafts';
import { anyObject, closed, nullable, params, query } from './schema';
import { identifier, instant, uuid } from './texts';

/** Query of GET /template: all templates, or those of one wizard. */
export const templatesQuery = query({ product: Type.Optional(wizardName) });

export const templateParams = params({ id: uuid });

/** Body of POST /template: what a wizard holds. */
export const templateBody = closed({
  Name: givenName,
  Product: wizardName,
  /** Hash of the definition that the answers were given under. */
  Definition: Type.String({ minLength: 1, maxLength: 128 }),
  Answers: anyObject<Draft['answers']>(),
});
export type TemplateBody = Static<typeof templateBody>;

/** Body of POST /quote/template: what a request asked for. */
export const quoteTemplateBody = closed({ Name: givenName, identifier });

/** Body of PUT /template/{id}/name. */
export const templateNameBody = closed({ Name: givenName });

/** A template in a list: without its answers. */
export const templateEntry = closed({
  Id: Type.String(),
  /** Folder name of the wizard's definition. */
  Product: Type.String(),
  Name: Type.String(),
  InsuredName: nullable(Type.String()),
  CreatedAt: instant,
});
export type TemplateEntry = Static<typeof templateEntry>;
