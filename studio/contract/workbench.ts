import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { CasesBook } from '../cases/CasesBook';
import type { Flow } from '../flow/Flow';
import { givenName, wizardName } from '../../contract/drafts';
import { closed, json, nullable, params, query } from '../../contract/schema';
import { instant, uuid } from '../../contract/texts';

/** A definition's file by its path below product-schemas; the meta schemas are no part of a draft. */
export const definitionFile = Type.String({
  maxLength: 200,
  pattern: '^(?!_meta/)(?:[a-z0-9_-]+/){0,2}[a-z0-9_.-]+\\.json$',
});

/** No definition comes near it. */
const fileText = Type.String({ maxLength: 1_000_000 });
const version = Type.Integer({ minimum: 0 });

export const workbenchParams = params({ id: uuid });
export const folderQuery = query({ product: wizardName });

export const newWorkbenchDraft = closed({ Name: givenName });

/** Body of POST /workbench/product: a draft that begins with a new product, which is chosen in that group. */
export const newProductBody = closed({
  Title: givenName,
  Id: wizardName,
  Group: Type.String({ minLength: 1, maxLength: 60 }),
});
export type NewProductBody = Static<typeof newProductBody>;

/** A draft of definitions in the list: a folder of changed files that analysts share. */
export const workbenchDraft = closed({
  Id: uuid,
  Name: Type.String(),
  Author: Type.String(),
  IsOwn: Type.Boolean(),
  UpdatedAt: instant,
  Files: Type.Array(Type.String()),
});
export type WorkbenchDraft = Static<typeof workbenchDraft>;

const rival = closed({ Draft: Type.String(), Author: Type.String() });

/** A file of a draft; `Base` is the text in production, null where it has none. */
const draftFile = closed({
  File: Type.String(),
  Text: Type.String(),
  /** 0 = unchanged; otherwise the number of saves. */
  Version: version,
  Base: Type.Optional(nullable(Type.String())),
  Author: Type.Optional(Type.String()),
  UpdatedAt: Type.Optional(instant),
  /** Production changed since the file was taken into the draft. */
  IsBehind: Type.Optional(Type.Boolean()),
  /**
   * Production's text when the file was taken, of one that is behind; empty where it had none, absent where
   * unknown.
   */
  Taken: Type.Optional(Type.String()),
  Rivals: Type.Optional(Type.Array(rival)),
});
export type DraftFile = Static<typeof draftFile>;

/** Answer of GET /workbench/draft/:id: what a product is made of in this draft, with what all products share. */
export const draftFolder = closed({
  Draft: workbenchDraft,
  /** The release whose files the draft changes, which a proposal is made from. */
  Release: Type.Integer(),
  Files: Type.Array(draftFile),
});
export type DraftFolder = Static<typeof draftFolder>;

/**
 * Body of PUT /workbench/draft/:id/file: `Version` is the one read; a null text reverts. `Compared` is the release
 * that the text was merged with; the file is based on it from then on.
 */
export const fileBody = closed({
  File: definitionFile,
  Text: nullable(fileText),
  Version: version,
  Compared: Type.Optional(Type.Integer()),
});
export type FileBody = Static<typeof fileBody>;

export const savedFile = closed({ File: Type.String(), Version: version, UpdatedAt: instant });
export type SavedFile = Static<typeof savedFile>;

/** Body of POST /workbench/draft/:id/preview: unsaved files override those of the draft. */
export const previewBody = closed({
  Product: wizardName,
  Files: Type.Unsafe<Record<string, string>>({
    type: 'object',
    propertyNames: definitionFile,
    additionalProperties: fileText,
    maxProperties: 100,
  }),
});
export type PreviewBody = Static<typeof previewBody>;

export const definitionFault = closed({
  File: Type.String(),
  Pointer: Type.String(),
  Code: Type.String(),
  Message: Type.String(),
  Suggestion: Type.Optional(Type.String()),
});
export type DefinitionFault = Static<typeof definitionFault>;

/** Faults and, if the product is sound, its wizard's module and its cases. */
export const preview = closed({
  Faults: Type.Array(definitionFault),
  Hash: nullable(Type.String()),
  Book: json<CasesBook | null>('The product’s cases and what they run on'),
});
export type Preview = Static<typeof preview>;

/** Answer of GET /analyst/flow and POST /workbench/draft/:id/flow; no picture with faults other than conditions. */
export const flowAnswer = closed({
  Faults: Type.Array(definitionFault),
  Flow: json<Flow | null>('Steps, questions, and what leads from one to the other'),
});
export type FlowAnswer = Static<typeof flowAnswer>;
