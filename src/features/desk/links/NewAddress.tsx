import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button, CopyInput, Dialog, Field, toast } from '../../../../renderers/ui';
import { momentText } from '../../../../engine/values';
import { addressOf, type MadeLink } from './links';
import styles from '../desk.module.css';

/** The new link's address: it is stored nowhere, so this is the only time that it can be copied. */
export function NewAddress({ link, onClose }: { link: MadeLink; onClose: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  const address = addressOf(link);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast('success', 'Endereço copiado.');
    } catch {
      // Without the right to the clipboard, the person copies what is selected.
      box.current?.select();
      toast('info', 'Copie o endereço selecionado.');
    }
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        Fechar
      </Button>
      <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()}>
        Copiar endereço
      </Button>
    </>
  );
  return (
    <Dialog title="Link criado" onClose={onClose} actions={actions}>
      <div className={styles.form}>
        <p>
          Copie o endereço agora: por segurança ele não será mostrado de novo. Vale até{' '}
          {momentText(link.ExpiresAt)}.
        </p>
        <Field id="link-address" label="Endereço">
          <CopyInput ref={box} id="link-address" value={address} />
        </Field>
      </div>
    </Dialog>
  );
}
