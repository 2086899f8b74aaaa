const SHIFT = 4;
const PAGE = 1 << SHIFT;

export const pageOf = (index: number): number => index >> SHIFT;
export const slotOf = (index: number): number => index & (PAGE - 1);

/**
 * A list by field index that is never written in place: a copy with one entry changed shares all pages but one, so
 * that an edit costs the same in a wizard of any size.
 */
export class PagedList<T> {
  readonly pages: readonly (readonly T[])[];

  constructor(pages: readonly (readonly T[])[]) {
    this.pages = pages;
  }

  static of<T>(items: readonly T[]): PagedList<T> {
    const count = Math.ceil(items.length / PAGE);
    return new PagedList(
      Array.from({ length: count }, (_, page) => items.slice(page * PAGE, (page + 1) * PAGE)),
    );
  }

  at(index: number): T {
    return this.pages[index >> SHIFT]![index & (PAGE - 1)]!;
  }

  with(index: number, item: T): PagedList<T> {
    return put(this, this, index, item);
  }
}

/** Writes into `list`, which is `base` or came of it by this function: only what it does not share is written. */
export function put<T>(list: PagedList<T>, base: PagedList<T>, index: number, item: T): PagedList<T> {
  const own = list === base ? new PagedList(base.pages.slice()) : list;
  const pages = own.pages as T[][];
  const at = index >> SHIFT;
  if (pages[at] === base.pages[at]) pages[at] = pages[at]!.slice();
  pages[at]![index & (PAGE - 1)] = item;
  return own;
}

/** A copy that `put` may write while it also writes the list it came from. */
export function apart<T>(list: PagedList<T>, base: PagedList<T>): PagedList<T> {
  return list === base ? list : new PagedList(list.pages.map((page) => page.slice()));
}

export function differing<T>(before: PagedList<T>, after: PagedList<T>): number[] {
  const found: number[] = [];
  for (let page = 0; page < after.pages.length; page += 1) {
    const [was, is] = [before.pages[page]!, after.pages[page]!];
    if (was === is) continue;
    for (let slot = 0; slot < is.length; slot += 1)
      if (was[slot] !== is[slot]) found.push(page * PAGE + slot);
  }
  return found;
}
