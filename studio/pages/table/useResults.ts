import { useEffect, useState } from 'react';
import type { Stage } from '../../cases/run';
import type { CaseColumn } from '../../cases/table/CaseColumn';
import { resultOf, type RowResult } from '../../cases/table/resultOf';
import type { CasesFile } from '../../cases/types';
import { once } from '../../../engine/index';

/** Results by definition, and by case with its file's shared parts. */
const known = once((_stage: Stage) => new Map<string, RowResult>());

/** Keeps the page responsive. */
const SLICE_MS = 40;

type Results = readonly (RowResult | undefined)[];

const keysOf = ({ cases, ...shared }: CasesFile) => {
  const around = JSON.stringify(shared);
  return cases.map((it) => JSON.stringify(it) + around);
};

/** Runs a file's cases in slices; unchanged ones are not run again. */
export function useResults(
  stage: Stage | undefined,
  file: CasesFile,
  columns: readonly CaseColumn[],
): Results {
  const [done, setDone] = useState<{
    readonly of: CasesFile;
    readonly on: Stage;
    readonly results: Results;
  }>();
  useEffect(() => {
    if (!stage) return undefined;
    const [ran, keys] = [known(stage), keysOf(file)];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slice = (from: number) => {
      const until = performance.now() + SLICE_MS;
      let at = from;
      for (; at < keys.length && performance.now() < until; at += 1) {
        const key = keys[at]!;
        if (!ran.has(key)) ran.set(key, resultOf(stage, file, file.cases[at]!, columns));
      }
      setDone({ of: file, on: stage, results: keys.map((key) => ran.get(key)) });
      if (at < keys.length) timer = setTimeout(() => slice(at), 0);
    };
    timer = setTimeout(() => slice(0), 0);
    return () => clearTimeout(timer);
  }, [stage, file, columns]);
  return done?.of === file && done.on === stage ? done.results : [];
}
