import { Copy } from 'lucide-react';
import type { ListedBillet } from '../../../contract/billing';
import { dateText, moneyText } from '../../../engine/values';
import { Button, CopyInput, copyText, Dialog, Field } from '../../../renderers/ui';
import { QrCode } from '../../shared/ui/QrCode';
import styles from './billing.module.css';

export function PixDialog({ billet, onClose }: { billet: ListedBillet; onClose: () => void }) {
  const code = billet.Pix ?? '';
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        Fechar
      </Button>
      <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copyText(code, 'Código Pix')}>
        Copiar código Pix
      </Button>
    </>
  );
  return (
    <Dialog title="Pagar com Pix" onClose={onClose} actions={actions}>
      <div className={styles.pix}>
        <p>
          Parcela {billet.Installment} de {billet.DocumentNumber}: <strong>{moneyText(billet.Amount)}</strong>
          , vencimento em {dateText(billet.DueDate)}.
        </p>
        <QrCode text={code} title="QR Code do Pix" />
        <Field id="pix-code" label="Pix copia e cola">
          <CopyInput id="pix-code" value={code} />
        </Field>
        <p className={styles.hint}>
          O pagamento pode levar até dois dias úteis para ser confirmado. Não pague o boleto e o Pix.
        </p>
      </div>
    </Dialog>
  );
}
