import type { DueConstant, Overview } from '../../../studio/contract/overview';
import { endingConstants } from '../../../engine/definition';
import type { ConstantTable } from '../../../engine/expression';
import { addDays, dayNumber } from '../../../engine/values';
import type { User } from '../../db/schema';
import type { Deps } from '../../deps';
import { leftMost } from '../stops/leftMost';
import { draftsOf } from '../workbench/drafts';
import { listedReleases } from '../publishing/listed';

const SHOWN = 5;
const TOLD_BEFORE = 60;

const PENDING = ['proposed', 'expired', 'scheduled'] as const;

export async function overviewOf(
  deps: Pick<Deps, 'db' | 'clock' | 'products' | 'stops'>,
  user: User,
): Promise<Overview> {
  const { Items, MayApprove } = await listedReleases(deps, user);
  const drafts = await draftsOf(deps, user);
  return {
    MayApprove,
    Releases: PENDING.flatMap((state) => Items.filter(({ State }) => State === state)),
    Drafts: drafts.slice(0, SHOWN),
    DraftTotal: drafts.length,
    Constants: dueConstants(deps.products.constants, deps.clock.today()),
    Stops: await leftMost(deps, SHOWN),
  };
}

function dueConstants(constants: ConstantTable, today: string): DueConstant[] {
  const missing = endingConstants(constants, today).map(
    ({ name: Name, title: Title, expectedOn: On, daysLeft: DaysLeft }): DueConstant => ({
      ...{ Name, Title, On, DaysLeft },
      IsMissing: true,
    }),
  );
  const until = addDays(today, TOLD_BEFORE);
  const coming = Object.entries(constants).flatMap(([Name, rows]) =>
    rows
      .filter(({ from }) => from > today && from <= until)
      .map(({ from: On, title }): DueConstant => {
        const DaysLeft = dayNumber(On) - dayNumber(today);
        return { Name, Title: title ?? Name, On, DaysLeft, IsMissing: false };
      }),
  );
  return [...missing, ...coming].toSorted((a, b) => a.DaysLeft - b.DaysLeft);
}
