import type { Away } from '../../../../contract/absences';
import { dateText } from '../../../../engine/values';

export const awayText = ({ Until, StandIn }: Away) => `ausente até ${dateText(Until)}, ${StandIn} substitui`;
