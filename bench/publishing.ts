import { setTimeout as pause } from 'node:timers/promises';
import type { Release, ReleaseFolder, ReleaseList } from '../studio/contract/publishing';
import type { WizardContext } from '../contract/wizard';
import { Desk } from '../e2e/support/Desk';
import { Product } from '../e2e/support/Product';
import { requestEntries, type Catalogue } from '../engine/definition/catalogue';
import { setJson } from '../studio/edit/jsonEdits';
import { main as build } from '../scripts/build/main';
import { median } from './driver/median';
import { readImpact } from '../server/testing/readImpact';
import type { Row } from './driver/rows';

/** Milliseconds, as the issue names it. */
const MOST = 2000;
/** Between two looks at what the other process serves. */
const LOOK_MS = 20;

/** Two server processes on one database: the analyst and the publisher are at the one, the customer at the other. */
interface Ground {
  readonly analyst: Desk;
  readonly publisher: Desk;
  readonly customer: Desk;
  /** Where the customer's browser fetches definitions. */
  readonly customerURL: string;
}

/** Milliseconds of one publication; the reference is a draft that the customer's server keeps. */
interface Taken {
  readonly wizard: string;
  readonly proposed: number;
  readonly approved: number;
  readonly served: number;
  readonly kept: number;
}

async function timed<Result>(work: () => Promise<Result>): Promise<[ms: number, result: Result]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}

/** Waits until the customer is told of another definition of the wizard than `former`, and has fetched it. */
async function isServed({ customer, customerURL }: Ground, wizard: string, former: string): Promise<void> {
  for (;;) {
    const { definitions } = await customer.call<WizardContext>('GET', '/wizard/context');
    const hash = definitions[wizard]!;
    if (hash === former) {
      await pause(LOOK_MS);
      continue;
    }
    const { ok } = await fetch(`${customerURL}/api/definition/${hash}.js`);
    if (!ok) throw new Error(`${wizard} is announced, and not served`);
    return;
  }
}

/** A product's title changes; the pages ask for the releases before anything is proposed. */
async function publish(ground: Ground, wizard: string): Promise<Taken> {
  const { analyst, publisher, customer } = ground;
  const { Items } = await analyst.call<ReleaseList>('GET', '/publishing/releases');
  const { Id: Base } = Items.find(({ IsHead }) => IsHead)!;
  const { Files } = await analyst.call<ReleaseFolder>('GET', `/publishing/folder?id=${Base}`);
  const file = `${wizard}/product.json`;
  const changed = setJson(Files[file]!, '/title', `${wizard} after ${Base}`);
  const former = (await customer.call<WizardContext>('GET', '/wizard/context')).definitions[wizard]!;
  const proposal = { Base, Files: { [file]: changed }, Note: 'bench' };
  const [proposed, listed] = await timed(() =>
    analyst.call<ReleaseList>('POST', '/publishing/propose', proposal),
  );
  const { Id }: Release = listed.Items[0]!;
  await readImpact((path) => publisher.call('GET', path), Id);
  const [[approved], [served]] = await Promise.all([
    timed(() => publisher.call('POST', '/publishing/approve', { Id })),
    timed(() => isServed(ground, wizard, former)),
  ]);
  const [kept] = await timed(() => customer.keepDraft({}, {}));
  return { wizard, proposed, approved, served, kept };
}

function rowsOf([first, ...others]: readonly Taken[]): Row[] {
  const reference = median(others.map(({ kept }) => kept));
  const row = (what: string, value: number, most?: number): Row => {
    return { id: '14', what, unit: 'ms', value, reference, most };
  };
  const middle = (part: (one: Taken) => number) => median(others.map(part));
  const whole = ({ proposed, served }: Taken) => proposed + served;
  const slowest = others.toSorted((one, other) => whole(other) - whole(one))[0]!;
  return [
    row('publishing: the first proposal after a start is answered', first!.proposed, MOST),
    row(
      `a proposal of one product is answered, median of ${others.length}`,
      middle(({ proposed }) => proposed),
    ),
    row(
      'its approval is answered',
      middle(({ approved }) => approved),
    ),
    row(
      'from the approval to the other process serving it',
      middle(({ served }) => served),
    ),
    row('proposed, approved and served elsewhere', middle(whole), MOST),
    row(`the same, the slowest (${slowest.wizard})`, whole(slowest), MOST),
  ];
}

async function measure(product: Product, customerURL: string): Promise<Taken[]> {
  const [analyst, publisher, customer] = await Promise.all([
    Desk.open(product.baseURL, 'analista'),
    Desk.open(product.baseURL, 'aprovador'),
    Desk.open(customerURL, 'cliente'),
  ]);
  const ground: Ground = { analyst, publisher, customer, customerURL };
  const { Items } = await analyst.call<ReleaseList>('GET', '/publishing/releases');
  const { Files } = await analyst.call<ReleaseFolder>('GET', `/publishing/folder?id=${Items[0]!.Id}`);
  const catalogue = JSON.parse(Files['catalogue.json']!) as Catalogue;
  const wizards = requestEntries(catalogue).map(({ wizard }) => wizard);
  const taken: Taken[] = [];
  // The first one stands for itself: the thread that checks is made for it.
  for (const wizard of [wizards[0]!, ...wizards]) taken.push(await publish(ground, wizard));
  return taken;
}

/**
 * Figure 14: a changed product proposed and approved at one server process of the build, until another one serves it; against
 * the smallest write that a person makes over the same routes (a draft is kept).
 */
export async function run(): Promise<Row[]> {
  await build();
  const product = await Product.create();
  try {
    const beside = await product.beside();
    try {
      return rowsOf(await measure(product, beside.baseURL));
    } finally {
      await beside.stop();
    }
  } finally {
    await product.remove();
  }
}
