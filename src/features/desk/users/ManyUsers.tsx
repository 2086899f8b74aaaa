import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { DeskUser } from '../../../../contract/nomination';
import { Button, ConfirmDialog, copyText } from '../../../../renderers/ui';
import { doEach } from '../doEach';
import { setAccess } from './users';

interface ManyUsersProps {
  readonly rows: readonly DeskUser[];
  readonly onDone: () => void;
}

export function ManyUsers({ rows, onDone }: ManyUsersProps) {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = rows.filter(({ AccessEnded }) => !AccessEnded);
  const addresses = rows.map(({ Email }) => Email);
  const said = addresses.length === 1 ? 'E-mail copiado.' : `${addresses.length} e-mails copiados.`;
  const end = async () => {
    setBusy(true);
    const done = open.length === 1 ? 'Acesso encerrado.' : `${open.length} acessos encerrados.`;
    await doEach(open, ({ Uid }) => setAccess(Uid, true), done);
    onDone();
  };
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        icon={<Copy size={16} aria-hidden="true" />}
        onClick={() => void copyText(addresses.join('\n'), 'E-mail', { said })}
      >
        Copiar e-mails
      </Button>
      {open.length > 0 && (
        <Button kind="danger" size="sm" onClick={() => setAsks(true)}>
          {open.length === rows.length ? 'Encerrar acesso' : `Encerrar ${open.length} com acesso`}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={open.length === 1 ? 'Encerrar o acesso?' : `Encerrar ${open.length} acessos?`}
          confirm="Encerrar acesso"
          cancel="Cancelar"
          danger
          busy={busy}
          onConfirm={() => void end()}
          onCancel={() => setAsks(false)}
        >
          <p>
            {open.map(({ Name }) => Name).join(', ')}: o portal fecha na hora. O acesso pode ser reaberto.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
