import type { Stop } from '../../../studio/contract/overview';
import { requestEntries } from '../../../engine/definition';
import { addDays } from '../../../engine/values';
import type { Deps } from '../../deps';
import { readStepCounts } from './repository';
import { SHOWN_DAYS } from './service';

export async function leftMost(
  { db, clock, products, stops }: Pick<Deps, 'db' | 'clock' | 'products' | 'stops'>,
  most: number,
): Promise<Stop[]> {
  const sold = requestEntries(products.catalogue).flatMap(({ wizard }) => {
    const product = products.current(wizard);
    return product ? [product.compiled] : [];
  });
  const hashes = sold.map(({ source }) => source.hash);
  const counted = await readStepCounts(db, hashes, addDays(clock.today(), -SHOWN_DAYS));
  const countOf = (definition: string, step: string, kind: string) =>
    counted.find((one) => one.definition === definition && one.step === step && one.kind === kind)?.count ??
    0;
  const steps = sold.flatMap(({ source, steps: all }) =>
    all.map(({ definition: { id, title } }) => ({
      Product: source.id,
      Step: title,
      Entered: countOf(source.hash, id, 'entered'),
      Left: countOf(source.hash, id, 'left'),
    })),
  );
  return steps
    .filter(({ Entered, Left }) => Left > 0 && Left >= stops.least && Entered >= Left)
    .toSorted((a, b) => b.Left / b.Entered - a.Left / a.Entered)
    .slice(0, most);
}
