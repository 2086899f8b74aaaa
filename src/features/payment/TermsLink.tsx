import { useState } from 'react';
import { Button } from '../../../renderers/ui';
import { CommissionTerms } from './CommissionTerms';

/** Opens the terms beside the box that accepts them. */
export function TermsLink() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
        Ler os termos e condições
      </Button>
      {open && <CommissionTerms onClose={() => setOpen(false)} />}
    </>
  );
}
