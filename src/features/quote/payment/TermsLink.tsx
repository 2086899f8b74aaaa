import { useState } from 'react';
import { TextLink } from '../../../shared/ui/TextLink';
import { CommissionTerms } from './CommissionTerms';

export function TermsLink() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextLink asChild fontSize="sm">
        <button type="button" onClick={() => setOpen(true)}>
          Ler os termos e condições
        </button>
      </TextLink>
      {open && <CommissionTerms onClose={() => setOpen(false)} />}
    </>
  );
}
