import { expect, test } from 'vitest';
import { inBatches } from './inBatches';

/** Items that leave the list once they are done, as rows do. */
function queue(items: readonly string[]) {
  const open = [...items];
  const act = async (item: string) => {
    if (item.startsWith('bad')) throw new Error(item);
    open.splice(open.indexOf(item), 1);
  };
  return { open, act, list: async () => open.slice(0, 2) };
}

test('does all, batch after batch', async () => {
  const { open, act, list } = queue(['a', 'b', 'c', 'd', 'e']);
  await inBatches(2, list, act);
  expect(open).toEqual([]);
});

test('a bad one holds up no other, and is told of', async () => {
  const { open, act, list } = queue(['bad', 'b', 'c', 'd']);
  await expect(inBatches(2, list, act)).rejects.toThrow(AggregateError);
  expect(open).toEqual(['bad']);
});

test('a batch of bad ones ends the round', async () => {
  const { open, act, list } = queue(['bad', 'bad too', 'c']);
  await expect(inBatches(2, list, act)).rejects.toThrow('2 failed');
  expect(open).toHaveLength(3);
});
