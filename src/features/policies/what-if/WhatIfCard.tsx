import { Suspense, useEffect, useRef, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Button, Card, Skeleton } from '../../../../renderers/ui';
import { page } from '../../../shared/ui/page';
import policyStyles from '../policies.module.css';
import styles from './whatIf.module.css';

const WhatIf = page(async () => (await import('./WhatIf')).WhatIf);
const waiting = <Skeleton lines={6} height="32" label="Preparando a simulação…" />;

export function WhatIfCard({ policyNumber }: { policyNumber: string }) {
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened it is gone.
  useEffect(() => {
    if (isOpen) title.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <Card as="section" aria-labelledby="what-if-title">
      <h2 id="what-if-title" ref={title} tabIndex={-1} className={policyStyles.heading}>
        E se a apólice mudasse?
      </h2>
      {isOpen ? (
        <Suspense fallback={waiting}>
          <WhatIf policyNumber={policyNumber} waiting={waiting} />
        </Suspense>
      ) : (
        <div className={styles.closed}>
          <p>
            Mude a importância segurada, o fim de vigência ou as coberturas e veja na hora o prêmio ou a
            devolução.
          </p>
          <Button
            kind="secondary"
            size="sm"
            icon={<SlidersHorizontal size={16} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            Simular alteração
          </Button>
        </div>
      )}
    </Card>
  );
}
