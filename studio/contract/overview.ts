import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed } from '../../contract/schema';
import { day } from '../../contract/texts';
import { release } from './publishing';
import { workbenchDraft } from './workbench';

const count = Type.Integer({ minimum: 0 });

/** A constant that needs attention: its yearly next row is missing, or a row begins soon. */
const dueConstant = closed({
  Name: Type.String(),
  Title: Type.String(),
  On: day,
  /** From today; negative where that day has passed. */
  DaysLeft: Type.Integer(),
  /** Whether the row of that day is missing. */
  IsMissing: Type.Boolean(),
});
export type DueConstant = Static<typeof dueConstant>;

const stop = closed({ Product: Type.String(), Step: Type.String(), Entered: count, Left: count });
export type Stop = Static<typeof stop>;

/** Answer of GET /workbench/overview: what needs an analyst, whatever they come for. */
export const overview = closed({
  MayApprove: Type.Boolean(),
  /** Proposed and undecided, also expired ones; then those that begin later. */
  Releases: Type.Array(release),
  Drafts: Type.Array(workbenchDraft),
  DraftTotal: count,
  Constants: Type.Array(dueConstant),
  Stops: Type.Array(stop),
});
export type Overview = Static<typeof overview>;
