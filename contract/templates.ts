import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Draft } from '../engine/index';
import { givenName, wizardName } from './drafts';
import { anyObject, closed, nullable, params, query } from './schema';
import { identifier, instant, uuid } from './texts';

export const templatesQuery = query({ product: Type.Optional(wizardName) });

export const templateParams = params({ id: uuid });

export const templateBody = closed({
  Name: givenName,
  Product: wizardName,
  Definition: Type.String({ minLength: 1, maxLength: 128 }),
  Answers: anyObject<Draft['answers']>(),
});
export type TemplateBody = Static<typeof templateBody>;

export const quoteTemplateBody = closed({ Name: givenName, identifier });

export const templateNameBody = closed({ Name: givenName });

export const templateEntry = closed({
  Id: Type.String(),
  Product: Type.String(),
  Name: Type.String(),
  InsuredName: nullable(Type.String()),
  CreatedAt: instant,
});
export type TemplateEntry = Static<typeof templateEntry>;
