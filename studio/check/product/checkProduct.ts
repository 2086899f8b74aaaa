import type { Fault, ProductFiles } from '../../../engine/definition';
import type { FaultCode } from '../faultCodes';
import type { Finding } from '../finding';
import { checkSense } from './checks/checkRules';
import { solvedBranches, solvedConditions } from '../solver/findings/conditions';
import { solvedChecks } from '../solver/findings/checks';
import { solvedDecisions } from '../solver/findings/decisions';
import { contradictingChecks, solvedFinishing } from '../solver/findings/finishing';
import { pickedRefused, solvedPickers } from '../solver/findings/pickers';
import { solvedTables } from '../solver/findings/tables';
import { solvedStates } from '../solver/findings/states';
import { cycles } from './checks/cycles';
import { duplicateFields, duplicateIds } from './checks/duplicates';
import { formerNames, formerOptions, recentSense } from './checks/keptAnswers';
import { conversions } from './checks/conversions';
import { constantConditions, context, expressions } from './checks/expressions';
import { badPatterns, emptyRanges, hiddenRequired, keywordTypes, widgetTypes } from './checks/fields';
import { givenWithinLimits, initialSense } from './checks/initial';
import { patchSense } from './checks/patches';
import { identity } from './checks/identity';
import { masks } from './checks/masks';
import { saidLimits } from './checks/saidLimits';
import { lookupSense } from './checks/lookups';
import { fieldMessages, messageParameters } from './checks/messages';
import { offeredOptions, unknownOptions, usedBounds } from './checks/options';
import { offeredTwice } from './checks/offeredTwice';
import { partsSense } from './checks/parts';
import { printedSections } from './checks/printedSections';
import { recordCollisions, recordForms } from './checks/record';
import { recordedBack } from './checks/recordedBack';
import { repeatSense } from './checks/repeats';
import { roundedTwice } from './checks/roundedTwice';
import { searchSense } from './checks/searches';
import { slowPatterns } from './checks/slowPatterns';
import { readingSense } from './checks/readings';
import { relationTies } from './checks/relations';
import { readsItself, resetsTrigger } from './checks/selfReading';
import { deadSteps, stateSense, twoStates } from './checks/states';
import { types } from './checks/types';
import { unknownFields, unknownSteps } from './checks/unknownNames';
import { derivedReadOnly, neverWritten, twoWriters } from './checks/writers';
import { locateAll } from './misfits';
import { createSubject, type Check, type Subject } from './subject';

const CHECKS: readonly Check[] = [
  identity,
  duplicateIds,
  duplicateFields,
  formerNames,
  formerOptions,
  conversions,
  recentSense,
  unknownFields,
  unknownSteps,
  expressions,
  context,
  constantConditions,
  widgetTypes,
  hiddenRequired,
  initialSense,
  givenWithinLimits,
  keywordTypes,
  emptyRanges,
  badPatterns,
  partsSense,
  slowPatterns,
  masks,
  saidLimits,
  offeredTwice,
  printedSections,
  repeatSense,
  readingSense,
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
  readsItself,
  resetsTrigger,
  checkSense,
  lookupSense,
  searchSense,
  recordCollisions,
  recordForms,
  recordedBack,
  roundedTwice,
];

/** The solver's checks, most precise first. */
const SOLVED: readonly Check[] = [
  solvedChecks,
  contradictingChecks,
  solvedFinishing,
  solvedDecisions,
  solvedPickers,
  pickedRefused,
  solvedTables,
  solvedConditions,
  solvedBranches,
];

/** What asks the solver, which answers the same question once. */
export const SOLVING: readonly Check[] = [solvedStates, ...SOLVED];

export const PARTS: readonly Check[] = [...CHECKS, types, cycles, ...SOLVING];

const HIDING: readonly FaultCode[] = ['never-shown', 'required-hidden'];

/** With these faults, type checks would mean nothing. */
const UNTYPED: readonly FaultCode[] = ['duplicate-field', 'widget-type'];

/** Whether a more precise finding exists for the place or a place inside it. */
function isSaid({ pointer }: Finding, named: readonly Finding[]): boolean {
  return named.some(
    (other) => `${other.pointer}/`.startsWith(`${pointer}/`) || `${pointer}/`.startsWith(`${other.pointer}/`),
  );
}

/** Run last, where nothing else is wrong: circles, else the solver's findings, one per place. */
function lastFindings(run: (check: Check) => Finding[]): readonly Finding[] {
  const circles = run(cycles);
  if (circles.length > 0) return circles;
  const states = run(solvedStates);
  const own = states.filter(({ follows }) => !follows);
  // What reads a field that is never shown fails for that reason.
  const isHiding = own.some(({ code }) => HIDING.includes(code));
  const found = (isHiding ? [] : SOLVED).reduce<readonly Finding[]>(
    (all, check) => [...all, ...run(check).filter((finding) => !isSaid(finding, all))],
    states,
  );
  // What follows from another mistake is told once that is mended.
  const roots = found.filter(({ follows }) => !follows);
  return roots.length > 0 ? roots : found;
}

export type Ask = (check: Check, subject: Subject) => Finding[];

export function checkProduct(
  files: ProductFiles,
  id: string,
  ask: Ask = (check, subject) => [...check(subject)],
): Fault[] {
  const subject = createSubject(files, id);
  if (subject.composed.faults.length > 0) return [...subject.composed.faults];
  const run = (check: Check) => ask(check, subject);
  const named = CHECKS.flatMap(run);
  const mistyped = named.some(({ code }) => UNTYPED.includes(code)) ? [] : run(types);
  const findings = [...named, ...mistyped.filter((finding) => !isSaid(finding, named))];
  const all = findings.length > 0 ? findings : lastFindings(run);
  return locateAll(subject, all);
}

/** What the solver finds in a product without other faults; pointers are into the composed definition. */
export function solvedFindings(subject: Subject): readonly Finding[] {
  return lastFindings((check) => [...check(subject)]);
}
