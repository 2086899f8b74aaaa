import { Copy } from 'lucide-react';
import type { NewShare } from '../../../contract/sharing';
import { Button, CopyInput, copyText, Field } from '../../../renderers/ui';
import { addressOf } from './api';
import styles from './sharing.module.css';

/** The new link's address: it is stored nowhere, so this is the only time that it can be copied. */
export function NewAddress({ link }: { link: NewShare }) {
  const address = addressOf(link);
  return (
    <div className={styles.made}>
      <Field id="share-address" label="Endereço do link" hint="Copie agora: ele não é mostrado de novo.">
        <CopyInput id="share-address" value={address} />
      </Field>
      <Button
        kind="secondary"
        icon={<Copy size={16} aria-hidden="true" />}
        onClick={() => void copyText(address, 'Link')}
      >
        Copiar link
      </Button>
    </div>
  );
}
