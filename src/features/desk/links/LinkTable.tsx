import { useState } from 'react';
import { maskedTaxId, momentText } from '../../../../engine/values';
import { Badge, Button, ConfirmDialog, Table, toast, type Column, type Tone } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { flowLabels } from '../../../../contract/linkFlows';
import { endLink } from './links';
import type { DeskLink, LinkState } from '../../../../contract/links';
import styles from '../desk.module.css';

const words: Readonly<Record<LinkState, readonly [Tone, string]>> = {
  active: ['success', 'Ativo'],
  expired: ['info', 'Expirado'],
  revoked: ['danger', 'Revogado'],
};

const columns: readonly Column<DeskLink>[] = [
  { key: 'client', header: 'Cliente', cell: clientOf },
  { key: 'flow', header: 'Para', cell: ({ Flow }) => flowLabels[Flow] },
  { key: 'state', header: 'Situação', cell: stateOf, whole: true },
  { key: 'made', header: 'Criado por', cell: madeOf },
  { key: 'ends', header: 'Termina em', cell: endOf, align: 'end' },
];

function clientOf({ Client }: DeskLink) {
  return (
    <span>
      {Client.Name}
      <span className={`${styles.under} ui-figures`}>{maskedTaxId(Client.Document)}</span>
    </span>
  );
}

function stateOf({ State }: DeskLink) {
  const [tone, word] = words[State];
  return <Badge tone={tone}>{word}</Badge>;
}

function madeOf({ CreatedBy, CreatedAt }: DeskLink) {
  return (
    <span>
      {CreatedBy.IsMe ? 'Você' : CreatedBy.Name}
      <span className={`${styles.under} ui-figures`}>{momentText(CreatedAt)}</span>
    </span>
  );
}

function endOf({ RevokedAt, ExpiresAt }: DeskLink) {
  return momentText(RevokedAt ?? ExpiresAt);
}

/** The links, with a way to end those that still open something. */
export function LinkTable({ links }: { links: readonly DeskLink[] }) {
  const [ending, setEnding] = useState<DeskLink>();
  const action: Column<DeskLink> = {
    key: 'end',
    header: 'Ação',
    align: 'end',
    cell: (link) => link.State === 'active' && revokeButton(link, () => setEnding(link)),
  };
  return (
    <>
      <Table
        caption="Links para clientes"
        columns={[...columns, action]}
        rows={links}
        rowKey={({ Id }) => Id}
      />
      {ending && <RevokeDialog link={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function revokeButton({ Client }: DeskLink, onClick: () => void) {
  return (
    <Button kind="secondary" size="sm" onClick={onClick}>
      Revogar<span className="ui-hidden"> o link de {Client.Name}</span>
    </Button>
  );
}

function RevokeDialog({ link, onClose }: { link: DeskLink; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await endLink(link.Id);
      toast('success', 'Link revogado. Quem o abrir verá que o acesso expirou.');
    } catch (error) {
      toast('danger', describeError(error).message);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title="Revogar o link?"
      confirm="Revogar"
      cancel="Cancelar"
      danger
      busy={busy}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    >
      <p>
        O link de <strong>{link.Client.Name}</strong> deixa de abrir na hora, também onde já está aberto. O
        que foi pedido por ele continua.
      </p>
    </ConfirmDialog>
  );
}
