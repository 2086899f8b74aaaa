import { useEffect, useRef, useState } from 'react';
import type { CompiledDefinition } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { ApiError } from '../../shared/api/ApiError';
import { describeError } from '../../shared/api/describeError';
import { portalHost } from '../../shared/products/portalHost';
import { titleOfPath } from '../../shared/requests/titleOfPath';
import { registerQuote } from '../wizard/api';
import { openBatch } from './sending/openBatch';
import { isRight, wordsOf } from './rows';
import { type Batch, type BatchRow, type Results, rowKey } from './sending/Batch';
import { dropBatch, type KeptBatch, keepNewBatch, keepResults, readBatch } from './sending/keptBatch';
import { type Ended, sendBatch, wordsOfUnprepared } from './sending/sendBatch';
import type { OpenSheet } from './sheetState';
import { REPEATED_KEY } from './words';

interface About {
  readonly uid: string;
  readonly entry: RequestEntry;
  readonly definition: CompiledDefinition;
  /** Hash of the constants. */
  readonly constants?: string | undefined;
}

interface State {
  readonly batch?: Batch;
  readonly results: Results;
  readonly isSending: boolean;
  readonly ended?: Ended;
}

/** Sends a spreadsheet's rows: one batch per product, resumed where it stopped, also after a reload. */
export function useBatch({ uid, entry, definition, constants }: About) {
  const [state, setState] = useState<State>({ results: {}, isSending: false });
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => {
    let isWanted = true;
    const take = (kept: KeptBatch | undefined) => {
      if (kept && isWanted) setState((before) => (before.batch ? before : { ...before, ...kept }));
    };
    readBatch(uid, entry.wizard).then(take, () => undefined);
    return () => {
      isWanted = false;
      stopping.current?.abort();
    };
  }, [uid, entry]);

  const send = async (batch: Batch, known: Results) => {
    if (stopping.current) return;
    const stop = (stopping.current = new AbortController());
    let results = known;
    setState({ batch, results, isSending: true });
    const ended = await sendBatch(batch, results, {
      open: () => openBatch(entry, batch),
      ask: portalHost.lookup,
      register: (row) => register(entry, batch, row),
      describe: (error) => describe(error, definition),
      keep: async ({ key }, result) => {
        results = { ...results, [key]: result };
        setState((before) => ({ ...before, results }));
        return keepResults(uid, entry.wizard, results).catch(() => true);
      },
      signal: stop.signal,
    });
    stopping.current = undefined;
    setState((before) => ({ ...before, isSending: false, ended }));
  };

  const begin = async (sheet: OpenSheet) => {
    const rows = await batchRows(entry.wizard, sheet);
    const { hash } = definition.source;
    const batch: Batch = { id: sheet.id, name: sheet.name, definition: hash, constants, rows };
    const known = state.batch?.id === sheet.id ? sentOf(state.results) : {};
    // Without storage it is sent all the same; the keys go with the rows.
    await keepNewBatch(uid, entry.wizard, batch, known).catch(() => undefined);
    await send(batch, known);
  };

  return {
    ...state,
    begin: (sheet: OpenSheet) => void begin(sheet),
    goOn: () => state.batch && void send(state.batch, state.results),
    stop: () => stopping.current?.abort(),
    clear: () => {
      setState({ results: {}, isSending: false });
      void dropBatch(uid, entry.wizard);
    },
  };
}

export type BatchOnPage = ReturnType<typeof useBatch>;

const sentOf = (results: Results): Results =>
  Object.fromEntries(Object.entries(results).filter(([, result]) => 'identifier' in result));

async function batchRows(wizard: string, { rows }: OpenSheet): Promise<BatchRow[]> {
  return Promise.all(
    rows.filter(isRight).map(async (row) => ({
      key: await rowKey(wizard, row.judged!.said),
      line: row.line,
      words: wordsOf(row),
      record: row.judged!.record!,
      asks: row.judged!.asks,
    })),
  );
}

async function register(
  entry: RequestEntry,
  { id, definition, constants }: Batch,
  { record, key }: BatchRow,
) {
  return (await registerQuote(entry, record, { definition, constants }, key, id)).Identifier;
}

function describe(error: unknown, definition: CompiledDefinition): string {
  const unprepared = wordsOfUnprepared(error);
  if (unprepared !== undefined) return unprepared;
  if (!(error instanceof ApiError)) return describeError(error).message;
  if (error.code === 'KEY_REUSED') return REPEATED_KEY;
  const wrong = error.errors.map(({ path, message }) => `${titleOfPath(path, definition)}: ${message}`);
  return wrong.length > 0 ? wrong.join(' ') : describeError(error).message;
}
