import type { AllThree, Conflicts } from './Conflicts';

type Keys = readonly string[];

/**
 * Merged keys in the order of the side that moved some; the other side's additions stay behind their neighbours.
 */
export function mergedKeys(three: AllThree<object>, conflicts: Conflicts, at: string): Keys {
  const base = Object.keys(three.base);
  const mine = Object.keys(three.mine);
  const theirs = Object.keys(three.theirs);
  const all = theirs.filter((key) => mine.includes(key) && base.includes(key));
  const inAll = (keys: Keys) => keys.filter((key) => all.includes(key));
  const hasMoved = (keys: Keys) => inAll(keys).join('\n') !== inAll(base).join('\n');
  const isMine = (() => {
    if (!hasMoved(mine)) return false;
    if (!hasMoved(theirs) || inAll(mine).join('\n') === inAll(theirs).join('\n')) return true;
    return conflicts.decideOrder(at, { base: inAll(base), mine: inAll(mine), theirs: inAll(theirs) });
  })();
  return isMine ? withOthers(mine, theirs) : withOthers(theirs, mine);
}

function withOthers(first: Keys, second: Keys): Keys {
  const keys = [...first];
  second.forEach((key, index) => {
    if (keys.includes(key)) return;
    const before = second.slice(0, index).findLast((one) => keys.includes(one));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys;
}
