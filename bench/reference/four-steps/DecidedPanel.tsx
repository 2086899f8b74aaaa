import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Card, SummaryItems, type SummaryItem } from '../../../renderers/ui';
import { itemsOf } from './printed';
import { steps } from './steps';
import type { FormRules } from './useRules';
import styles from '../../../renderers/wizard/wizard.module.css';

const REFRESH_AFTER = 250;

/** The panel 'Resumo'; follows once typing has paused. */
export function DecidedPanel({ rules }: { rules: FormRules }) {
  const { getValues } = useFormContext();
  const [items, setItems] = useState<readonly SummaryItem[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () =>
      setItems(steps.flatMap((step) => itemsOf(step.id, getValues, rules.computed, true)));
    const unfollow = rules.follow(() => {
      clearTimeout(timer);
      timer = setTimeout(refresh, REFRESH_AFTER);
    });
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, [getValues, rules]);
  return (
    <Card as="aside" aria-label="Resumo da solicitação" className={styles.panel}>
      <h2 className={styles.panelTitle}>Resumo</h2>
      {items.length > 0 ? (
        <SummaryItems columns={1} items={items} />
      ) : (
        <p className={styles.panelEmpty}>O que você informar aparece aqui.</p>
      )}
    </Card>
  );
}
