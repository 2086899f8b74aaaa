import { Desk } from './Desk';
import type { Product } from './Product';

/** A file of the product definitions as values; what is given back is its new content. */
type Changes = Readonly<Record<string, (json: never) => unknown>>;

interface ListedRelease {
  Id: number;
  IsHead: boolean;
}

/** Has an analyst propose these changes and somebody else approve them; what is given back takes them back. */
export async function publish({ baseURL }: Product, note: string, changes: Changes) {
  const [analyst, publisher] = [await Desk.open(baseURL, 'analista'), await Desk.open(baseURL, 'aprovador')];
  const { Items } = await analyst.call<{ Items: ListedRelease[] }>('GET', '/publishing/releases');
  const base = Items.find(({ IsHead }) => IsHead)!.Id;
  const path = `/publishing/folder?id=${base}`;
  const folder = await analyst.call<{ Files: Record<string, string> }>('GET', path);
  const changed = Object.entries(changes).map(([file, change]) => {
    const json = JSON.parse(folder.Files[file]!) as never;
    return [file, JSON.stringify(change(json), null, 2)];
  });
  const body = { Base: base, Files: Object.fromEntries(changed) as object, Note: note };
  const proposed = await analyst.call<{ Items: ListedRelease[] }>('POST', '/publishing/propose', body);
  const { Id } = proposed.Items[0]!;
  await publisher.call('POST', '/publishing/approve', { Id });
  return { goBack: () => publisher.call<null>('POST', '/publishing/back', { Id }) };
}
