import type { Desk } from './Desk';

/** The bid's object, with the limit of its notice number. */
const STEP = 'licitante/steps/object.json';

interface Folder {
  readonly Release: number;
  readonly Files: readonly { readonly File: string; readonly Text: string }[];
}

/** A draft of definitions, by its id, and the release that it changes. */
export interface Drafted {
  readonly draft: string;
  readonly release: number;
}

const SHORTER = ['"maxLength": 50', '"maxLength": 10'] as const;

/** A draft of definitions with another limit, or another text in that limit's file. */
export async function drafted(
  analyst: Desk,
  [from, to]: readonly [string, string] = SHORTER,
): Promise<Drafted> {
  const { Id } = await analyst.call<{ Id: string }>('POST', '/workbench/draft', { Name: 'Limites' });
  const { Files, Release } = await analyst.call<Folder>('GET', `/workbench/draft/${Id}?product=licitante`);
  const step = Files.find(({ File }) => File === STEP)!;
  const Text = step.Text.replace(from, to);
  await analyst.call('PUT', `/workbench/draft/${Id}/file`, { File: STEP, Text, Version: 0 });
  return { draft: Id, release: Release };
}
