import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed } from '../../contract/schema';
import { day } from '../../contract/texts';
import { release } from './publishing';
import { workbenchDraft } from './workbench';

const count = Type.Integer({ minimum: 0 });

/** A constant that is due: an act renews it each year and its next row is not there, or a row of it begins soon. */
const dueConstant = closed({
  Name: Type.String(),
  Title: Type.String(),
  On: day,
  /** From today on; below zero where that day has passed. */
  DaysLeft: Type.Integer(),
  /** Whether the row of that day is missing. */
  IsMissing: Type.Boolean(),
});
export type DueConstant = Static<typeof dueConstant>;

/** A step that many of those who came to it left for good. */
const stop = closed({ Product: Type.String(), Step: Type.String(), Entered: count, Left: count });
export type Stop = Static<typeof stop>;

/** Answer of GET /workbench/overview: what needs an analyst, whatever they come for. */
export const overview = closed({
  MayApprove: Type.Boolean(),
  /** Proposed and not decided, also where the time to approve has passed; then what begins later. */
  Releases: Type.Array(release),
  /** Those worked on last. */
  Drafts: Type.Array(workbenchDraft),
  DraftTotal: count,
  Constants: Type.Array(dueConstant),
  Stops: Type.Array(stop),
});
export type Overview = Static<typeof overview>;
