import { useState } from 'react';
import type { NewShare, Share } from '../../../contract/sharing';
import { momentText } from '../../../engine/values';
import { Alert, Button, Dialog, Skeleton, toast } from '../../../renderers/ui';
import { describeError, type ErrorWords } from '../../shared/api/describeError';
import { LoadFailure } from '../../shared/products/LoadFailure';
import { Failure } from '../../shared/ui/Failure';
import { endShare, makeShare, useShares } from './api';
import { NewAddress } from './NewAddress';
import styles from './sharing.module.css';

export function ShareDialog({ identifier, onClose }: { identifier: string; onClose: () => void }) {
  const { data, error } = useShares(identifier);
  const [made, setMade] = useState<NewShare>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<ErrorWords>();
  const attempt = async (what: string, action: () => Promise<void>) => {
    setBusy(what);
    setFailure(undefined);
    try {
      await action();
    } catch (caught) {
      setFailure(describeError(caught));
    }
    setBusy(undefined);
  };
  const make = () => attempt('', async () => setMade(await makeShare(identifier)));
  const end = ({ Id }: Share) =>
    attempt(Id, async () => {
      await endShare(identifier, Id);
      setMade((link) => (link?.Id === Id ? undefined : link));
      toast('success', 'Link revogado: ele não abre mais nada.');
    });
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        Fechar
      </Button>
      <Button busy={busy === ''} onClick={() => void make()}>
        Criar link
      </Button>
    </>
  );
  return (
    <Dialog title="Compartilhar" onClose={onClose} actions={actions}>
      <div className={styles.stack}>
        <Failure words={failure} />
        <p>
          Quem tiver o link vê o que foi emitido e baixa os documentos, sem entrar no portal e sem poder mudar
          nada.{data && ` Cada link vale por ${data.Days} dias, e você pode revogá-lo antes.`}
        </p>
        {made && <NewAddress link={made} />}
        {!data && (error ? <LoadFailure /> : <Skeleton lines={2} label="Carregando links…" />)}
        {data && data.Items.length > 0 && (
          <Alert tone="info" title="Links que abrem esta emissão">
            <ul>
              {data.Items.map((link) => (
                <li key={link.Id} className={styles.link}>
                  <span className="ui-figures">
                    Vale até {momentText(link.ExpiresAt)}
                    <span className={styles.by}>
                      criado por {link.CreatedBy} em {momentText(link.CreatedAt)}
                    </span>
                  </span>
                  <Button kind="secondary" size="sm" busy={busy === link.Id} onClick={() => void end(link)}>
                    Revogar<span className="ui-hidden"> o link criado em {momentText(link.CreatedAt)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
