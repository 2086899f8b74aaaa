import { Type } from 'typebox';
import type { Static } from 'typebox';
import { holder } from './desk';
import { COUNTED } from './page';
import { closed, nullable, oneOf } from './schema';
import { day, instant } from './texts';
import { answerDeadline } from './timeline';

/**
 * What may be due to an executive: an answer of the brokerage; of the customer a correction, the acceptance of a proposal,
 * the issue of an offer; a policy's end; a billet that is overdue.
 */
const kind = oneOf(['answer', 'correction', 'proposal', 'offer', 'policy', 'billet']);
export type DueKind = Static<typeof kind>;

/** Only answers come later: nobody else's turn is told of before it ends. */
const when = oneOf(['late', 'today', 'next', 'later']);
export type DueWhen = Static<typeof when>;

const dueItem = closed({
  Identifier: Type.String(),
  ProductName: Type.String(),
  HolderName: nullable(Type.String()),
  DueOn: day,
  /** Set only where the time matters. */
  DueAt: nullable(instant),
  Deadline: nullable(answerDeadline),
  HeldBy: nullable(holder),
  Billet: nullable(
    closed({ Installment: Type.Integer(), Installments: Type.Integer(), Amount: Type.Number() }),
  ),
});
export type DueItem = Static<typeof dueItem>;

/**
 * How many of a kind are late, due today, on the next working days or later, counted to a limit, with the first of
 * them.
 */
const dueList = closed({
  Kind: kind,
  When: when,
  Total: Type.Integer({ maximum: COUNTED }),
  Items: Type.Array(dueItem),
});
export type DueList = Static<typeof dueList>;

export const deskDay = closed({
  AsOf: instant,
  Today: day,
  /** The last of the next working days. */
  Through: day,
  Waiting: Type.Integer({ maximum: COUNTED }),
  /** Absent executives whose desks are this one's too. */
  StandsInFor: Type.Array(closed({ Name: Type.String(), Until: day })),
  Lists: Type.Array(dueList),
});
export type DeskDay = Static<typeof deskDay>;
