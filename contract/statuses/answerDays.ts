import { isAwaited, STATUS } from './quote';

const DAYS_TO_ANSWER = 25;
const DAYS_TO_ISSUE = 30;

/**
 * In how many days Lei 15.040/2024 wants an answer to what waits in a status: 25 from its receipt to refuse a proposal
 * (art. 49), 30 from its acceptance to deliver the policy (art. 55). Undefined where nothing waits for the brokerage.
 */
export function answerDaysOf(status: number): number | undefined {
  if (!isAwaited(status)) return undefined;
  return status === STATUS.proposalAccepted ? DAYS_TO_ISSUE : DAYS_TO_ANSWER;
}

/** Days of the legal count: reminders to the executive, and to their superior. */
export const REMINDED_ON = [10, 15, 20] as const;
export const ESCALATED_ON = 20;
/** From this day on the superior is told every day. */
export const ESCALATED_DAILY_FROM = 23;
