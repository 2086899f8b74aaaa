import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';
import type { CasesFile } from '../../studio/cases/types';
import { compileBundle, constantsOf, loadBundles, type Bundle } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { estimateOf } from '../../engine/rating/estimate/estimateOf';
import type { Estimate } from '../../engine/rating/estimate/types';
import { LEAST_OFFER } from '../../engine/rating/leastOffer';
import { rate } from '../../engine/rating/rate';
import { travellingPart } from '../../engine/rating/travelling';
import type { Rating } from '../../engine/rating/types';
import { writeRecord } from '../../engine/record/writeRecord';
import { reviewSession, sessionOf } from '../../engine/review/review';
import { answersOf } from '../../engine/session/draft';
import { createContext } from '../../engine/session/start';
import { fillAtRandom, type Draw } from './random/fillAtRandom';
import { knownOf } from './random/knownOf';
import { Wizard } from './Wizard';

/** Sessions of each product: thousands by hand (SESSIONS=10000 SEED=7 npx vitest run …). */
const SESSIONS = Number(process.env.SESSIONS ?? 150);
const SEED = Number(process.env.SEED ?? 28);

const { files } = readFiles('product-schemas');
const constants = constantsOf(files);
const rated = [...loadBundles(files).bundles].filter(([, { rating }]) => rating && !rating.change);

/** Of a complete case, some questions are answered otherwise: most stay priced. */
function filled(draw: Draw, bundle: Bundle, cases: readonly CasesFile[], wizard: Wizard) {
  const given = cases.flatMap((file) => Object.values(file.given ?? {}));
  const answers = draw(fc.constantFrom, ...given);
  wizard.send({ type: 'prefilled', from: 'draft', answers });
  const { fields } = wizard.session.definition;
  const most = draw(fc.constantFrom, 0, 1, 2, 4, fields.length);
  const asked = draw(fc.shuffledSubarray, [...fields], { maxLength: most });
  return fillAtRandom(wizard, knownOf(cases), draw, asked);
}

/** What the server would say of a request once it is registered. */
function registeredPrice(rating: Rating, session: Wizard['session']): Estimate['state'] | number {
  const { outcome, grossPremium } = rate(rating, answersOf(session), { ...session.env, context: {} });
  if (outcome === 'deny') return 'refused';
  return outcome === 'analyse' || grossPremium < LEAST_OFFER ? 'person' : grossPremium;
}

const said = (estimate: Estimate) =>
  estimate.state === 'priced' ? estimate.grossPremium.value : estimate.state;

describe.each(rated)('an estimate for %s', (id, bundle) => {
  const definition = compileBundle(bundle);
  const cases = [...casesOf(files, id).values()];
  const rating = bundle.rating!;
  const atHand = travellingPart({ ...rating, travels: true })!;

  test(
    'is to the cent what the server estimates, and what it asks once it is registered',
    () => {
      const met = { priced: 0, registered: 0 };
      fc.assert(
        fc.property(fc.gen(), (draw) => {
          const person = draw(fc.constantFrom, 'client', 'single', 'executive');
          const env = { today: DEFAULT_DAY, constants, context: createContext(personOf(person)) };
          const wizard = new Wizard(definition, env);
          const looked = filled(draw, bundle, cases, wizard);
          const typed = estimateOf(atHand, wizard.session);
          const record: unknown = JSON.parse(JSON.stringify(writeRecord(wizard.session)));
          const asked = estimateOf({ ...rating, travels: true }, sessionOf(definition, record, env));
          expect(asked).toEqual(typed);
          const review = reviewSession(sessionOf(definition, record, env), record, looked);
          if (typed.state === 'priced') met.priced += 1;
          if (review.issues.length > 0) return;
          met.registered += 1;
          expect(said(typed)).toBe(registeredPrice(rating, review.session));
        }),
        { numRuns: SESSIONS, seed: SEED },
      );
      // Every difference has failed by now: what is told is how much was looked at.
      console.info(
        `${id}: ${SESSIONS} random sessions, ${met.priced} priced, ${met.registered} registered, 0 differences`,
      );
      expect(met.priced).toBeGreaterThan(SESSIONS / 20);
      expect(met.registered).toBeGreaterThan(0);
    },
    60_000 + SESSIONS * 100,
  );
});
