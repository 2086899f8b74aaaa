import { useState } from 'react';
import type { DeskRequest } from '../../../../contract/desk';
import { isOpen } from '../../../../contract/statuses/quote';
import { momentText } from '../../../../engine/values';
import { Button, ConfirmDialog } from '../../../../renderers/ui';
import { awayText } from '../absences/awayText';
import { useHolding } from './useHolding';
import styles from './holding.module.css';

export function HolderLine({ request }: { request: DeskRequest }) {
  const { Identifier, HeldBy, Status } = request;
  const { busy, take, release } = useHolding();
  const [asking, setAsking] = useState(false);
  const takeOver = async () => {
    await take(Identifier, HeldBy);
    setAsking(false);
  };
  const press = () => {
    if (HeldBy?.IsMe) return void release(Identifier);
    return HeldBy ? setAsking(true) : void take(Identifier, null);
  };
  return (
    <div className={styles.line}>
      <p>{holderText(HeldBy)}</p>
      {isOpen(Status) && (
        <Button kind="quiet" size="sm" busy={busy} onClick={press}>
          {HeldBy?.IsMe ? 'Liberar' : 'Assumir'}
        </Button>
      )}
      {asking && HeldBy && (
        <ConfirmDialog
          title="Assumir a solicitação?"
          confirm="Assumir"
          cancel="Cancelar"
          busy={busy}
          onConfirm={() => void takeOver()}
          onCancel={() => setAsking(false)}
        >
          <p>{holderText(HeldBy)} A responsabilidade passa a ser sua.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

export function holderText(holder: DeskRequest['HeldBy']): string {
  if (!holder) return 'Sem responsável.';
  const who = holder.IsMe ? 'Com você' : `Com ${holder.Name}`;
  const away = holder.Away ? ` (${awayText(holder.Away)})` : '';
  return `${who}${away} desde ${momentText(holder.Since)}.`;
}
