import type { Fault } from '../../../engine/definition';
import { checkDefinition } from '../../../studio/check/checkProducts';
import { isCases } from '../../../studio/check/structure/fileKind';
import type { Version } from '../../../studio/impact/Version';
import { versionOf } from '../../../studio/publish/versionOf';
import { textHash, type Texts } from './foundation';
import { isPartOf } from './isPartOf';
import { readTexts } from '../../../engine/publish';

export interface Opened {
  readonly version?: Version | undefined;
  readonly faults: readonly Fault[];
}

// Each page of replays asks for both versions again.
const KEPT = 6;
const kept = new Map<string, Opened>();

function open(texts: Texts, product: string): Opened {
  if (!texts.has(`${product}/product.json`)) return { faults: [] };
  const { files, faults: syntax } = readTexts(texts);
  const faults = (syntax.length > 0 ? syntax : checkDefinition(files, product)).filter(
    ({ file }) => !isCases(file),
  );
  return faults.length > 0 ? { faults } : { faults, version: versionOf(files, product) };
}

export function opened(texts: Texts, product: string): Opened {
  const own = new Map([...texts].filter(([file]) => isPartOf(file, product)).toSorted());
  const key = `${product} ${textHash(JSON.stringify([...own]))}`;
  const known = kept.get(key) ?? open(own, product);
  kept.delete(key);
  kept.set(key, known);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}
