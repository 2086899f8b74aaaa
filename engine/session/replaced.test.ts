import { describe, expect, it } from 'vitest';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { compileBundle, constantsOf, loadBundles } from '../publish/loadProducts';
import { readFiles } from '../publish/readFiles';
import { Wizard } from '../../tests/engine/Wizard';
import { draftOf, resume } from './draft';
import { replacementAt } from './replaced';

const { files } = readFiles('product-schemas');
const env = { today: DEFAULT_DAY, constants: constantsOf(files), context: { companies: [], route: {} } };
const begin = (id: string) => new Wizard(compileBundle(loadBundles(files).bundles.get(id)!), env);
const told = ({ session }: Wizard, path: string) =>
  replacementAt(session, session.definition.byPath.get(path)!.index);
const o = (name: string) => `objectProperty.${name}`;
const [guarantee, harm, importance] = [o('contractValue'), o('percentageHarm'), o('insuredImportance')];

const labour = () => begin('judicial-trabalhista').edit(guarantee, 1000).edit(importance, 2000);

describe('a value that a rule had to replace', () => {
  it('is told with what was given: labour, 2000 becomes 1300 by a percentage of 30', () => {
    const wizard = labour().edit(harm, 30);
    expect(wizard.value(importance)).toBe(1300);
    expect(told(wizard, importance)).toMatchObject({ given: 2000, by: 'relation', isReversible: true });
    expect(told(wizard, harm)).toBeUndefined();
  });

  it('is told in performance: 3,33 becomes 3,34 by an amount of 26000', () => {
    const [percentage, amount] = [o('percentageGuarantee'), o('guaranteeAmount')];
    const wizard = begin('performance').edit(guarantee, 779_000).edit(percentage, 3.33).edit(amount, 26_000);
    expect([wizard.value(percentage), told(wizard, percentage)?.given]).toEqual([3.34, 3.33]);
  });

  it('is told of key by key as of all at once, and of nothing that is as it was', () => {
    const byKey = labour().edit(harm, 3).edit(harm, 30);
    expect(told(byKey, importance)).toEqual(told(labour().edit(harm, 30), importance));
    expect(told(labour().edit(harm, 1).edit(harm, 10).edit(harm, 100), importance)).toBeUndefined();
    const emptied = byKey.edit(harm, undefined);
    expect([emptied.value(importance), told(emptied, importance)]).toEqual([2000, undefined]);
  });

  it('comes back by the way back, and what gives way to it says so', () => {
    const wizard = labour().edit(harm, 30);
    wizard.edit(importance, told(wizard, importance)!.given);
    expect([wizard.value(importance), told(wizard, importance)]).toEqual([2000, undefined]);
    expect([wizard.value(harm), told(wizard, harm)?.given]).toEqual([100, 30]);
  });

  it('is told of no longer once it is accepted or edited', () => {
    const accepted = labour().edit(harm, 30).send({ type: 'accepted', field: importance });
    expect([accepted.value(importance), told(accepted, importance)]).toEqual([1300, undefined]);
    expect(told(labour().edit(harm, 30).edit(importance, 1500), importance)).toBeUndefined();
  });

  it('tells the one that was given, however often rules change it after', () => {
    const wizard = labour().edit(harm, 30).edit(guarantee, 3000);
    expect([wizard.value(importance), told(wizard, importance)?.given]).toEqual([3900, 2000]);
  });

  it('is told of after a draft as before', () => {
    const wizard = labour().edit(harm, 30);
    const again = begin('judicial-trabalhista').send(
      resume(JSON.parse(JSON.stringify(draftOf(wizard.session)))),
    );
    expect(told(again, importance)?.given).toBe(2000);
    expect(told(again.edit(harm, 100), importance)).toBeUndefined();
  });

  it('is nothing where a rule had written it', () => {
    expect(
      told(begin('judicial-trabalhista').edit(guarantee, 1000).edit(harm, 40), importance),
    ).toBeUndefined();
  });
});
