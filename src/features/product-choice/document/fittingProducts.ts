import type { ReadingAtHand } from '../../../../contract/reading';
import { type Environment, print, start } from '../../../../engine/index';
import { byFit, type Fit, fitOf, type PageText } from '../../../../engine/reading';
import { api } from '../../../shared/api/api';
import { findWizard, type WizardEntry } from '../../../shared/products/catalogue';
import { loadByHash, loadCurrent } from '../../../shared/products/definitions';

/** Definition hashes by wizard, and the environment that they open in. */
export interface Ground {
  readonly env: Environment;
  readonly definitions: Readonly<Record<string, string>>;
}

export interface Fitting {
  readonly entry: WizardEntry;
  readonly answers: readonly { readonly title: string; readonly text: string }[];
}

/** Products below this share of the best one's answers are dropped. */
const NEARLY = 0.6;

/**
 * Wizards that fit the document, best first. Fetches only reading rules, sends nothing. Rejects without a
 * connection.
 */
export async function fittingProducts(
  pages: readonly PageText[],
  wizards: readonly string[],
  ground: Ground,
): Promise<readonly Fitting[]> {
  const settled = await Promise.allSettled(wizards.map((wizard) => fitting(pages, wizard, ground)));
  const failed = settled.filter(({ status }) => status === 'rejected');
  // One failed product is skipped; if all fail, nothing is known.
  if (failed.length > 0 && failed.length === settled.length) throw new Error('no product could be had');
  const found = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const ordered = found.toSorted((a, b) => byFit(a.fit, b.fit));
  const best = ordered[0]?.fit.share ?? 0;
  return ordered.filter(({ fit }) => fit.share >= best * NEARLY).map(({ told }) => told);
}

async function fitting(
  pages: readonly PageText[],
  wizard: string,
  { env, definitions }: Ground,
): Promise<{ fit: Fit; told: Fitting }[]> {
  const entry = findWizard(wizard);
  if (!entry) return [];
  // An older server names none: the built-in one applies.
  const hash = definitions[wizard] ?? (await loadCurrent(wizard)).source.hash;
  const { data } = await api.get<ReadingAtHand>(`/reading/${hash}.json`, {
    noLoading: true,
    ownErrors: true,
  });
  if (!data.Reading) return [];
  const { session } = start(await loadByHash(wizard, hash), env);
  const fit = fitOf(pages, data.Reading, session);
  if (!fit) return [];
  const answers = fit.proposals.map(({ path, value }) => {
    const { index, schema } = session.definition.byPath.get(path)!;
    const state = session.states.at(index);
    return { title: state.title, text: print(value, schema, state) };
  });
  return [{ fit, told: { entry, answers } }];
}
