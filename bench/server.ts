import { randomInt, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { bidRecord } from '../server/testing/bidRecord';
import { EXECUTIVE, executiveDesk } from '../server/testing/executiveDesk';
import { TOMADOR } from '../server/testing/quoteDesk';
import { bareRoute } from './server/bareRoute';
import { openGround, type ServerGround } from './server/ground';
import { recordStatements, type Statement } from '../server/testing/recordStatements';
import { takeTurns, type Ask } from './server/takeTurns';
import type { Row } from './settling';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** One kind of work: what is asked of the application, and the names that a replay of it must make unique. */
interface Work {
  readonly what: string;
  readonly url: string;
  readonly uid: string;
  payload(): object;
  /** How the values of the recorded request that must be unique are called in the next replay. */
  renaming(identifier: string, statements: readonly Statement[]): Promise<() => Record<string, string>>;
}

function registration(): Work {
  return {
    what: 'registration',
    url: '/api/quote/bid',
    uid: TOMADOR,
    payload: () => ({ bid: bidRecord() }),
    renaming: async (identifier, statements) => {
      // Stored under it until the number comes, which the database counts itself.
      const isPending = (value: unknown) => typeof value === 'string' && value.startsWith('pending-');
      const pending = statements.flatMap(({ values }) => values).find(isPending);
      return () => ({ [identifier]: `XX${digits(12)}`, [String(pending)]: `pending-${randomUUID()}` });
    },
  };
}

/** Accepted quotes to issue, made before they are wanted. */
async function issuing({ server }: ServerGround, many: number): Promise<Work> {
  const desk = executiveDesk(() => server);
  const accepted: { identifier: string; id: string; seen: number }[] = [];
  for (let index = 0; index < many; index += 1) {
    const identifier = await desk.offered();
    const { status, code } = await desk.pay(identifier, {}, false);
    if (status !== 200) fail(code);
    const { id } = await desk.rowOf(identifier);
    accepted.push({ identifier, id, seen: await desk.seenOf(identifier) });
  }
  const next = () => accepted.pop() ?? fail('no accepted quote is left');
  return {
    what: 'issuing',
    url: '/api/desk/quote/issue',
    uid: EXECUTIVE,
    payload: () => {
      const { identifier, seen } = next();
      return { identifier, seen };
    },
    renaming: async (identifier) => {
      const { id } = await desk.rowOf(identifier);
      const policy = (await desk.policyOf(identifier))!;
      const [billet] = await desk.billetsOf(identifier);
      return () => {
        const other = next();
        return {
          [identifier]: other.identifier,
          [id]: other.id,
          [policy.id]: randomUUID(),
          [policy.number]: digits(policy.number.length),
          [policy.proposalNumber]: digits(18),
          [billet!.ourNumber]: digits(11),
          [billet!.barCode]: digits(44),
        };
      };
    },
  };
}

function fail(message: string): never {
  throw new Error(message);
}

/** Asks the application, with a key of its own, and gives the quote's identifier. */
async function ask({ server }: ServerGround, work: Work, key: string = randomUUID()): Promise<string> {
  const payload = work.payload();
  const headers = { 'idempotency-key': key };
  const answer = await server.as(work.uid, { method: 'POST', url: work.url, payload, headers });
  if (answer.statusCode !== 200) fail(answer.body);
  return (answer.json().Data as { Identifier: string }).Identifier;
}

async function recorded(ground: ServerGround, work: Work) {
  const key = randomUUID();
  let identifier = '';
  const statements = await recordStatements(async () => (identifier = await ask(ground, work, key)));
  const renaming = await work.renaming(identifier, statements);
  return { statements, names: () => ({ ...renaming(), [key]: randomUUID() }) };
}

async function against(ground: ServerGround, work: Work, rounds: number, requests: number): Promise<Row> {
  const { statements, names } = await recorded(ground, work);
  const bare = bareRoute(ground.pool, statements);
  const ours: Ask = async () => void (await ask(ground, work));
  const reference: Ask = async () => {
    const payload = { names: names() };
    const { statusCode, body } = await bare.inject({ method: 'POST', url: '/', payload });
    if (statusCode !== 200) fail(body);
  };
  const [ms, base] = (await takeTurns([ours, reference], rounds, requests)) as [number, number];
  await bare.close();
  // The budget is of requests a second; a row compares times, so that it is turned over.
  const what = `${work.what}: ${statements.length} statements, ${(1000 / ms).toFixed(0)} a second against ${(1000 / base).toFixed(0)}`;
  return { id: '9', what, ms, reference: base, ratio: ms / base, budget: 1 / 0.7 };
}

/** Budget 9: registering and issuing through the whole application against a bare route with the same statements. */
export async function run(rounds = 5, requests = 60): Promise<{ rows: Row[] }> {
  const ground = await openGround();
  try {
    const first = await against(ground, registration(), rounds, requests);
    const work = await issuing(ground, 2 * (rounds + 1) * requests + 10);
    return { rows: [first, await against(ground, work, rounds, requests)] };
  } finally {
    await ground.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, ratio, budget } of (await run()).rows)
    console.log(`${what}: ${(1 / ratio).toFixed(2)}× (budget ≥ ${(1 / budget).toFixed(1)}×)`);
}
