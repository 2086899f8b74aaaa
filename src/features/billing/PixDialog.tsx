import { Copy } from 'lucide-react';
import { encode } from 'uqr';
import type { ListedBillet } from '../../../contract/billing';
import { dateText, moneyText } from '../../../engine/values';
import { Button, CopyInput, copyText, Dialog, Field } from '../../../renderers/ui';
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
        <Qr text={code} />
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

/** The blank around a code that a camera needs, in modules. */
const QUIET = 4;

function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>QR Code do Pix</title>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squares.join('')} fill="#000000" />
    </svg>
  );
}
