import { fileURLToPath } from 'node:url';
import { answersOf, createContext, start, transition } from '../engine/index';
import { personOf } from '../studio/cases/persons';
import type { Answers } from '../engine/model/Session';
import { compileBundle, constantsOf, loadBundles } from '../engine/publish/loadProducts';
import { readFiles } from '../engine/publish/readFiles';
import { costOf, firstLedger, settle, type Change } from '../engine/rating/layers/change';
import type { Ledger } from '../engine/rating/layers/types';
import { rate } from '../engine/rating/rate';
import { addDays } from '../engine/values/civilDay';
import { interleave, type Work } from './settling/interleave';
import type { Row } from './settling';

const LAYERS = 100;
const TURNS = 20;
const CENTS = 100;
const { files } = readFiles(fileURLToPath(new URL('../product-schemas', import.meta.url)));

/** The policy of the golden cases of increases, and one like it with so many increases a day apart. */
const given = files.get('endosso/cases/given.json') as { complete: Answers };
const START = String(given.complete['currentStateDocument.startDateValidity']);
const END = String(given.complete['currentStateDocument.endDateValidity']);
const AMOUNT = Number(given.complete['currentStateDocument.guaranteeValue']) * CENTS;
const TODAY = '2026-11-20';
const RATE = 1.5;

function ledgerOf(layers: number): Ledger {
  const share = AMOUNT / layers;
  let ledger = firstLedger(1_500_00, { amount: share, from: START, to: END });
  for (let document = 1; document < layers; document += 1) {
    const from = addDays(START, document);
    const change: Change = { from, stretches: [{ from, to: END, amount: share * (document + 1) }] };
    ledger = settle(ledger, change, { document, premium: costOf(ledger, change, RATE).premium });
  }
  return ledger;
}

/** Rates the golden increase and a reduction of all layers but one, over a policy of so many layers. */
function rating(layers: number): Work {
  const bundle = loadBundles(files).bundles.get('endosso')!;
  const env = { today: TODAY, constants: constantsOf(files), context: createContext(personOf(undefined)) };
  const { session } = start(compileBundle(bundle), env);
  const filled = transition(session, { type: 'prefilled', answers: given.complete, from: 'draft' }).session;
  const raised = answersOf(filled);
  const ledger = ledgerOf(layers);
  if (ledger.layers.length !== layers) throw new Error(`there are ${ledger.layers.length} layers`);
  const reduced = { ...raised, 'newStateDocument.guaranteeValue': AMOUNT / CENTS / LAYERS };
  return () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { commercialPremium: more } = rate(bundle.rating!, raised, env, ledger);
      const { commercialPremium: less } = rate(bundle.rating!, reduced, env, ledger);
      if (more <= 0 || less >= 0) throw new Error(`an increase costs ${more}, a reduction ${less}`);
    }
  };
}

/** Figure 17: rating an endorsement over a policy of 100 layers against one of 1, by the product's own definition. */
export async function run(): Promise<{ rows: Row[] }> {
  const [ours, reference] = interleave([rating(LAYERS), rating(1)], 101, 20) as [number, number];
  const each = TURNS * 2;
  const what = `rating an endorsement over ${LAYERS} layers, against 1`;
  const ratio = ours / reference;
  return { rows: [{ id: '17', what, ms: ours / each, reference: reference / each, ratio, budget: 2 }] };
}
