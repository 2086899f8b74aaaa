import type { Fault, ProductFiles } from '../../definition/files';
import type { Finding } from '../finding';
import { checkSense } from './checks/checkRules';
import { cycles } from './checks/cycles';
import { duplicateFields, duplicateIds } from './checks/duplicates';
import { constantConditions, context, expressions } from './checks/expressions';
import { badPatterns, emptyRanges, hiddenRequired, keywordTypes, widgetTypes } from './checks/fields';
import { initialSense } from './checks/initial';
import { patchSense } from './checks/patches';
import { identity } from './checks/identity';
import { lookupSense } from './checks/lookups';
import { fieldMessages, messageParameters } from './checks/messages';
import { offeredOptions, unknownOptions, usedBounds } from './checks/options';
import { recordCollisions, recordForms } from './checks/record';
import { searchSense } from './checks/searches';
import { relationTies } from './checks/relations';
import { deadSteps, stateSense, twoStates } from './checks/states';
import { unknownFields, unknownSteps } from './checks/unknownNames';
import { derivedReadOnly, neverWritten, twoWriters } from './checks/writers';
import { locate } from './locate';
import { createSubject, type Check } from './subject';

const CHECKS: readonly Check[] = [
  identity,
  duplicateIds,
  duplicateFields,
  unknownFields,
  unknownSteps,
  expressions,
  context,
  constantConditions,
  widgetTypes,
  hiddenRequired,
  initialSense,
  keywordTypes,
  emptyRanges,
  badPatterns,
  offeredOptions,
  usedBounds,
  unknownOptions,
  fieldMessages,
  messageParameters,
  twoWriters,
  derivedReadOnly,
  neverWritten,
  twoStates,
  stateSense,
  patchSense,
  deadSteps,
  relationTies,
  checkSense,
  lookupSense,
  searchSense,
  recordCollisions,
  recordForms,
];

/** What is wrong with the meaning of one product, whose files have the right structure. */
export function checkProduct(files: ProductFiles, id: string): Fault[] {
  const subject = createSubject(files, id);
  if (subject.composed.faults.length > 0) return [...subject.composed.faults];
  const run = (check: Check): Finding[] => [...check(subject)];
  const findings = CHECKS.flatMap(run);
  const all = findings.length > 0 ? findings : run(cycles);
  return all.map((finding) => locate(subject, finding));
}
