import { useEffect, useState } from 'react';
import { products } from 'virtual:lastro/products';
import {
  compileDefinition,
  start,
  toSchemaErrors,
  type Environment,
  type Transition,
} from '../../engine/index';
import { Wizard, type WizardHost } from '../../renderers';
import { Skeleton } from '../../renderers/ui';

const env: Environment = { today: '2026-03-10', constants: {}, context: {} };

/** Nothing to ask and nothing to send: the definitions of the bench have no look-ups and no files. */
const host: WizardHost = {
  lookup: () => Promise.reject(new Error('There is nothing to look up.')),
  upload: () => Promise.reject(new Error('There is nothing to send.')),
  openFile: () => {},
};

async function open(product: string): Promise<Transition> {
  const { definition, validate } = await products[product]!();
  const validators = Object.entries(validate).map(([step, check]) => [step, toSchemaErrors(check)]);
  return start(compileDefinition(definition, Object.fromEntries(validators)), env);
}

const stay = () => {};

/** The wizard that `?product=` names, opened as the portal opens one. */
export function WizardPage() {
  const [opened, setOpened] = useState<Transition>();
  useEffect(() => {
    const product = new URLSearchParams(location.search).get('product') ?? '';
    void open(product).then(setOpened);
  }, []);
  return opened ? (
    <Wizard opened={opened} host={host} onSubmit={stay} onLeave={stay} />
  ) : (
    <Skeleton lines={8} />
  );
}
