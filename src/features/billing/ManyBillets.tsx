import { Copy } from 'lucide-react';
import type { ListedBillet } from '../../../contract/billing';
import { moneyText } from '../../../engine/values';
import { Button } from '../../../renderers/ui';
import { copyBilletCode } from '../../shared/clipboard/copyBilletCode';

export function ManyBillets({ rows: billets }: { rows: readonly ListedBillet[] }) {
  const lines = billets.flatMap(({ Line }) => (Line ? [Line] : []));
  const cents = billets.reduce((sum, { Amount }) => sum + Math.round(Amount * 100), 0);
  const said = lines.length === 1 ? 'Código do boleto copiado.' : `${lines.length} códigos copiados.`;
  return (
    <>
      <span className="ui-figures">{moneyText(cents / 100)}</span>
      {lines.length > 0 && (
        <Button
          kind="quiet"
          size="sm"
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => void copyBilletCode(lines.join('\n'), 'Código do boleto', said)}
        >
          Copiar códigos
        </Button>
      )}
    </>
  );
}
