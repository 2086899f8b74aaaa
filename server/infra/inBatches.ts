/**
 * Does `act` for each of what `list` finds, batch after batch until one is not full. One that fails holds up no other and
 * is found again by the next round; a batch of which all fail ends this one. Throws an AggregateError after the last.
 */
export async function inBatches<Item>(
  batch: number,
  list: () => Promise<readonly Item[]>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const found = await list();
    const before = failures.length;
    for (const item of found) await act(item).catch((error: unknown) => failures.push(error));
    if (found.length < batch || failures.length - before === found.length) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} failed, the others are done`);
}
