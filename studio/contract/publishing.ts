import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { CasesBook } from '../cases/CasesBook';
import { anyObject, closed, json, nullable, oneOf, query } from '../../contract/schema';
import { contentHash, instant } from '../../contract/texts';

export const analystProductQuery = query({ product: Type.String({ maxLength: 64 }) });

export const analystProduct = closed({
  /** Its module is GET /definition/{hash}.js. */
  Definition: contentHash,
  Book: json<CasesBook>('The product’s cases, and what they run on.'),
});
export type AnalystProduct = Static<typeof analystProduct>;

const id = Type.Integer({ minimum: 1 });

/** Only an active release is in force; a superseded one can return by a way back. */
const releaseStates = ['proposed', 'expired', 'scheduled', 'active', 'superseded', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];

export const release = closed({
  Id: id,
  /** Came with a build and needed no approval. */
  IsBuild: Type.Boolean(),
  State: oneOf(releaseStates),
  /** The release that the next one must be based on. */
  IsHead: Type.Boolean(),
  Base: nullable(Type.Integer()),
  Note: Type.String(),
  /** Percent of the accounts. */
  Share: Type.Integer(),
  Author: nullable(Type.String()),
  IsMine: Type.Boolean(),
  ProposedAt: instant,
  /** Until when somebody else may approve it; null for a build's. */
  ExpiresAt: nullable(instant),
  Approver: nullable(Type.String()),
  /** As wished, until it is approved. */
  From: nullable(instant),
  WithdrawnBy: nullable(Type.String()),
  WithdrawnAt: nullable(instant),
});
export type Release = Static<typeof release>;

/** Answer of GET /publishing/releases: the newest first. */
export const releaseList = closed({ MayApprove: Type.Boolean(), Items: Type.Array(release) });
export type ReleaseList = Static<typeof releaseList>;

/** Body of POST /publishing/propose: what changes in the folder of the release `Base`; null removes a file. */
export const proposalBody = closed({
  Base: id,
  Files: anyObject<Readonly<Record<string, string | null>>>(),
  Note: Type.String({ minLength: 1, maxLength: 500 }),
  /** A future instant; without one, at once on approval. */
  From: Type.Optional(nullable(instant)),
  Share: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ProposalBody = Static<typeof proposalBody>;

/** Answer of GET /publishing/check: how far the check of what the caller proposes is, where this process does it. */
export const checkProgress = closed({
  Checking: nullable(
    closed({
      Product: Type.String(),
      Done: Type.Integer({ minimum: 0 }),
      Total: Type.Integer({ minimum: 1 }),
    }),
  ),
});
export type CheckProgress = Static<typeof checkProgress>;

/** Body of the calls that approve a release, withdraw a proposed one, or go back behind one. */
export const releaseBody = closed({ Id: id });

export const folderQuery = query({ id });

export const releaseFolder = closed({
  Id: id,
  Files: json<Readonly<Record<string, string>>>('texts by path'),
});
export type ReleaseFolder = Static<typeof releaseFolder>;
