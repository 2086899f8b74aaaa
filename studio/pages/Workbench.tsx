import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { saidRules } from '../flow/saidRules';
import type { WizardStore } from '../../renderers';
import { Skeleton } from '../../renderers/ui';
import { CasesCard } from './cases/CasesCard';
import { DETAILS_ID, SelectContext, type Selection } from './selection';
import { DetailsCard } from './structure/DetailsCard';
import { StructureCard } from './structure/StructureCard';
import { Trial } from './trial/Trial';
import { useLiveSession } from './trial/useLiveSession';
import type { AnalysedProduct } from './useProduct';
import { Views } from './views/Views';
import styles from './analysts.module.css';

function bringDetailsIntoView() {
  requestAnimationFrame(() => {
    const heading = document.getElementById(DETAILS_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  });
}

export function Workbench({ product }: { product: AnalysedProduct }) {
  const { definition, book } = product;
  const rules = useMemo(() => saidRules(definition, book.constants), [definition, book]);
  const [selection, setSelection] = useState<Selection>();
  const [store, setStore] = useState<WizardStore>();
  const session = useLiveSession(store);
  // What the product is stands first; the wizard beside it and what is below them are drawn without holding the page up.
  const isRead = useDeferredValue(true, false);
  const select = useCallback((next: Selection) => {
    setSelection(next);
    bringDetailsIntoView();
  }, []);
  return (
    <SelectContext value={select}>
      <div className={styles.bench}>
        <div className={styles.side}>
          <DetailsCard
            definition={definition}
            rules={rules}
            places={book.places}
            selection={selection}
            session={session}
          />
          <StructureCard definition={definition} rules={rules} selection={selection} />
        </div>
        {isRead ? (
          <Trial product={product} session={session} onStore={setStore} onField={setSelection} />
        ) : (
          <Skeleton lines={8} />
        )}
      </div>
      {isRead && (
        <>
          <CasesCard product={product} rules={rules} />
          <Views origin={{ product: definition.source.id }} session={session} rating={book.rating} />
        </>
      )}
    </SelectContext>
  );
}
