import type { Away } from '../../../../contract/absences';
import { dateText } from '../../../../engine/values';

/** What stands beside the name of who is away today. */
export const awayText = ({ Until, StandIn }: Away) => `ausente até ${dateText(Until)}, ${StandIn} substitui`;
