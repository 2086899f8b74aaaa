import { cleanup } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { api } from '../../../src/shared/api/api';
import { unanswered, type Answered, type Send, type Sent } from '../../../src/shared/api/send';

/** A call as it left the portal's client. */
export interface Call {
  /** 'POST /quote/bid', without query. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Not the envelope's Data but what else may come of a call. */
class Outcome {
  constructor(
    readonly status: number,
    readonly body?: unknown,
  ) {}
}

interface Refusal {
  readonly Code?: string;
  readonly Title?: string;
  readonly Message?: string;
  readonly Errors?: readonly { path: string; code: string; message: string }[];
}

/** An answer of the error envelope. */
export const refuse = (status: number, refusal: Refusal = {}) =>
  new Outcome(status, { StatusCode: status, Data: null, ...refusal });

/** No answer comes: the connection is cut. */
export const cut = () => new Outcome(0);

/** A body without envelope, such as a file. */
export const plain = (body: unknown) => new Outcome(200, body);

/** What a call answers: Data, an outcome, or either by the call; a promise answers when it is kept. */
export type Answer = unknown;
export type Answers = Readonly<Record<string, Answer>>;

/** The API as the portal's client meets it: envelopes, refusals, silence. */
export interface FakeApi {
  /** The calls so far of that name, 'POST /quote/bid'. */
  calls(name: string): readonly Call[];
  /** The names of all calls so far. */
  names(): readonly string[];
  /** Answers otherwise from now on. */
  answer(answers: Answers): void;
}

const LONGEST_WAIT = 200;
/** By the real clock, whatever clock a test has set. */
const { setTimeout: later } = globalThis;
const pause = (milliseconds: number) => new Promise((resolve) => later(resolve, milliseconds));

function callOf({ method, url, body, headers }: Sent): Call {
  const { pathname, searchParams } = new URL(url, 'http://portal.test');
  const name = `${method} ${decodeURIComponent(pathname.replace(/^\/api/, ''))}`;
  // As it travels: what JSON leaves out is not there.
  const travelled: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  return { name, query: searchParams, body: travelled, headers: { ...headers } };
}

/** A name may leave the end of an address open: 'GET /quotes/*'; the one that says most of it answers. */
function find(answers: ReadonlyMap<string, Answer>, name: string): string | undefined {
  if (answers.has(name)) return name;
  return [...answers.keys()]
    .filter((known) => known.endsWith('*') && name.startsWith(known.slice(0, -1)))
    .toSorted((a, b) => b.length - a.length)[0];
}

function settle({ status, body }: Outcome): Answered {
  if (status === 0) throw unanswered('NETWORK');
  return { status, data: body, header: () => null };
}

/**
 * Stands in for the network behind the portal's client until the test has finished, which fails if anything was asked
 * that is not among the answers. Call it within a test.
 */
export function fakeApi(first: Answers = {}): FakeApi {
  const answers = new Map<string, Answer>(Object.entries(first));
  const calls: Call[] = [];
  const unknown = new Set<string>();
  const underWay = new Set<Promise<unknown>>();
  const before = api.send;

  const respond: Send = async (sent) => {
    const call = callOf(sent);
    calls.push(call);
    const known = find(answers, call.name);
    if (known === undefined) {
      unknown.add(call.name);
      return settle(refuse(404, { Message: `${call.name} has no answer in this test.` }));
    }
    const answer = answers.get(known);
    const given: unknown = await (typeof answer === 'function'
      ? (answer as (call: Call) => unknown)(call)
      : answer);
    return settle(given instanceof Outcome ? given : new Outcome(200, { StatusCode: 200, Data: given }));
  };

  api.send = (sent) => {
    const response = respond(sent);
    const done = () => void underWay.delete(response);
    underWay.add(response);
    response.then(done, done);
    return response;
  };
  onTestFinished(async () => {
    // What a page still asked for when its test ended is not answered into the next one.
    cleanup();
    await Promise.race([Promise.allSettled(underWay), pause(LONGEST_WAIT)]);
    await pause(1);
    api.send = before;
    expect([...unknown], 'calls without an answer').toEqual([]);
  });
  return {
    names: () => calls.map(({ name }) => name),
    calls: (name) => calls.filter((call) => call.name === name),
    answer: (more) => Object.entries(more).forEach(([name, answer]) => answers.set(name, answer)),
  };
}
