import { badConditions } from './badConditions';
import { badContents } from './badContents';
import type { BadDefinition } from './badDefinition';
import { badEffects } from './badEffects';
import { badFields } from './badFields';
import { badLookups } from './badLookups';
import { badPapers } from './badPapers';
import { badRules } from './badRules';
import { badStructures } from './badStructures';

export const badDefinitions: readonly BadDefinition[] = [
  ...badStructures,
  ...badFields,
  ...badRules,
  ...badEffects,
  ...badLookups,
  ...badPapers,
  ...badContents,
  ...badConditions,
];
