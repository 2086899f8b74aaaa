import { useState } from 'react';
import { maskedTaxId, momentText } from '../../../../engine/values';
import { Badge, Button, type Column, type Tone } from '../../../../renderers/ui';
import { flowLabels } from '../../../../contract/linkFlows';
import { ListTable } from '../../../shared/table/ListTable';
import type { RowsOf } from '../../../shared/table/useList';
import { RevokeDialog } from './RevokeDialog';
import type { DeskLink, LinkState } from '../../../../contract/links';
import rows from '../rows.module.css';

const words: Readonly<Record<LinkState, readonly [Tone, string]>> = {
  active: ['success', 'Ativo'],
  expired: ['info', 'Expirado'],
  revoked: ['danger', 'Revogado'],
};

export const linkColumns: readonly Column<DeskLink>[] = [
  { key: 'client', header: 'Cliente', share: 1.9, sort: 'cliente', cell: clientOf },
  { key: 'state', header: 'Situação', share: 0.9, cell: stateOf },
  { key: 'flow', header: 'Para', share: 1.5, cell: ({ Flow }) => flowLabels[Flow] },
  { key: 'made', header: 'Criado', share: 1.5, wide: true, sort: 'criado', cell: madeOf },
  { key: 'ends', header: 'Termina em', share: 1.2, sort: 'termina', whole: true, cell: endOf },
];

function clientOf({ Client }: DeskLink) {
  return (
    <span>
      {Client.Name}
      <span className={`${rows.under} ui-figures`}>{maskedTaxId(Client.Document)}</span>
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
      {CreatedBy.IsMe ? 'Por você' : `Por ${CreatedBy.Name}`}
      <span className={`${rows.under} ui-figures`}>{momentText(CreatedAt)}</span>
    </span>
  );
}

function endOf({ RevokedAt, ExpiresAt }: DeskLink) {
  return momentText(RevokedAt ?? ExpiresAt);
}

const isActive = ({ State }: DeskLink) => State === 'active';

interface LinkTableProps {
  readonly links: readonly DeskLink[];
  readonly list: RowsOf;
}

export function LinkTable({ links, list }: LinkTableProps) {
  const [ending, setEnding] = useState<DeskLink>();
  return (
    <>
      <ListTable
        caption="Links para clientes"
        list={list}
        columns={linkColumns}
        rows={links}
        rowKey={({ Id }) => Id}
        actions={(link) => (isActive(link) ? [{ label: 'Revogar', onSelect: () => setEnding(link) }] : [])}
        many={many}
      />
      {ending && <RevokeDialog links={[ending]} onClose={() => setEnding(undefined)} />}
    </>
  );
}

const many = {
  name: ({ Client }: DeskLink) => `o link de ${Client.Name}`,
  nouns: ['link', 'links'] as const,
  Actions: ManyLinks,
};

function ManyLinks({ rows: chosen, onDone }: { rows: readonly DeskLink[]; onDone: () => void }) {
  const [asks, setAsks] = useState(false);
  const active = chosen.filter(isActive);
  const close = () => {
    setAsks(false);
    onDone();
  };
  if (active.length === 0) return <span>Já não abrem nada.</span>;
  return (
    <>
      <Button size="sm" kind="danger" onClick={() => setAsks(true)}>
        {active.length === chosen.length ? 'Revogar' : `Revogar ${active.length} ativos`}
      </Button>
      {asks && <RevokeDialog links={active} onClose={close} />}
    </>
  );
}
