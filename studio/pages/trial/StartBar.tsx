import { useMemo, useState } from 'react';
import { Field, Select, controlAria } from '../../../renderers/ui';
import type { AnalysedProduct } from '../useProduct';
import { beginningsOf, type Begun } from './beginnings';

export function StartBar({
  product,
  onBegin,
}: {
  product: AnalysedProduct;
  onBegin: (begun: Begun) => void;
}) {
  const beginnings = useMemo(() => beginningsOf(product), [product]);
  const [chosen, setChosen] = useState<string>();
  const frame = { id: 'analyst-start', label: 'Começar de' };
  if (beginnings.size === 0) return null;
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={chosen}
        placeholder="Caso ou respostas prontas"
        options={[...beginnings].map(([value, { label }]) => ({ value, label }))}
        onChange={(name) => {
          setChosen(name);
          const beginning = name && beginnings.get(name);
          if (beginning) onBegin(beginning.begin());
        }}
      />
    </Field>
  );
}
