import { fileURLToPath } from 'node:url';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY, run } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';
import type { Case, CasesFile } from '../../studio/cases/types';
import type { Catalogue } from '../../engine/definition/catalogue';
import { contentOf } from '../../engine/definition/contentOf';
import type { Person } from '../../engine/session/start';
import { readFiles } from '../../engine/publish/readFiles';
import { getPath, setPath } from '../../engine/record/paths';
import type { Company, CompanySource } from '../adapters/company/CompanySource';
import type { ProductStore } from '../modules/definitions/productStore';

type Json = Record<string, unknown>;

export interface GoldenCase {
  id: string;
  person: Person;
  today: string;
  record: Json;
  company: Company | null;
  expected: readonly { path: string; code: string; message?: string }[];
}

const { files } = readFiles(fileURLToPath(new URL('../../product-schemas', import.meta.url)));

export const definedWizards = contentOf<Catalogue>(files, 'catalogue.json')!.wizards.filter(({ wizard }) =>
  files.has(`${wizard}/product.json`),
);

export function goldenCases(products: ProductStore, wizard: string): GoldenCase[] {
  const product = products.current(wizard);
  if (!product) return [];
  const stage = { definition: product.compiled, constants: products.constants };
  return [...casesOf(products.files, wizard).values()].flatMap((file) =>
    file.cases
      .filter(({ expect }) => expect.review)
      .map((it) => sentCase(file, it, run(stage, file, it).record)),
  );
}

function sentCase(file: CasesFile, it: Case, record: Json): GoldenCase {
  return {
    id: it.id,
    person: personOf(it.send?.person ?? it.person ?? file.person),
    today: it.send?.today ?? it.today ?? file.today ?? DEFAULT_DAY,
    record: changed(record, it.send?.change),
    company:
      (it.events.find(({ answer }) => answer?.endsWith('-company'))?.data as Company | undefined) ?? null,
    expected: it.expect.review ?? [],
  };
}

export function goldenCompany(current: () => GoldenCase | undefined): CompanySource {
  return { find: async () => current()?.company ?? null };
}

export function changed(record: Json, changes: Json = {}): Json {
  const copy = JSON.parse(JSON.stringify(record)) as Json;
  for (const [path, value] of Object.entries(changes)) {
    const end = path.lastIndexOf('.');
    const parent = end < 0 ? copy : (getPath(copy, path.slice(0, end)) as Json | undefined);
    if (value !== null) setPath(copy, path, value);
    else if (parent) delete parent[path.slice(end + 1)];
  }
  return copy;
}
