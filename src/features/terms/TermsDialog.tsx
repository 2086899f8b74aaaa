import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, Checkbox, Dialog, Skeleton, FieldError } from '../../../renderers/ui';
import type { Terms } from '../../../contract/terms';
import { DownloadLink } from './DownloadLink';
import { TermsText, TermsVersion } from './TermsText';

export interface TermsDialogProps {
  isNewUser: boolean;
  terms: Terms | undefined;
  busy: boolean;
  onLeave: () => void;
  onAccept: (terms: Terms) => void;
}

const unread = 'Os termos de uso devem ser lidos e aceitos.';
const BOX = 'terms-accepted';

const Scroll = chakra('section', {
  base: {
    maxH: '400px',
    overflowY: 'auto',
    p: '4',
    bg: 'canvas',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
  },
});

export function TermsDialog({ isNewUser, terms, busy, onLeave, onAccept }: TermsDialogProps) {
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const invalid = tried && !accepted;
  const confirm = () => {
    setTried(true);
    if (!accepted) document.getElementById(BOX)?.focus();
    else if (terms) onAccept(terms);
  };
  return (
    <Dialog
      title={isNewUser ? 'Termos de Uso' : 'Atualizações do Termo de Uso'}
      width="terms"
      actions={
        <>
          <Button kind="quiet" onClick={onLeave} disabled={busy}>
            Sair
          </Button>
          <Button onClick={confirm} busy={busy} disabled={!terms}>
            Confirmar
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="3">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          {terms && <TermsVersion terms={terms} />}
          <DownloadLink />
        </chakra.div>
        <Scroll tabIndex={0} aria-label="Texto dos termos de uso">
          {terms ? <TermsText terms={terms} /> : <Skeleton lines={8} />}
        </Scroll>
        <div>
          <Checkbox
            id={BOX}
            value={accepted}
            onChange={setAccepted}
            required
            invalid={invalid}
            describedBy={invalid ? `${BOX}-error` : undefined}
          >
            Li e Aceito os Termos de Uso
          </Checkbox>
          {invalid && <FieldError id={BOX} error={unread} alert />}
        </div>
      </chakra.div>
    </Dialog>
  );
}
