import type { EndorsementOfPolicy } from '../../../../contract/policyDetails';
import { dateText, moneyText } from '../../../../engine/values';
import { Badge, Card, Table, type Column } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { inOrder } from './inOrder';
import styles from '../policies.module.css';

const columns: readonly Column<EndorsementOfPolicy>[] = [
  { key: 'number', header: 'Documento', whole: true, cell: numberOf },
  { key: 'type', header: 'Tipo', cell: ({ tipoEndosso }) => tipoEndosso.descricaoEndosso },
  {
    key: 'amount',
    header: 'Importância Segurada',
    align: 'end',
    cell: ({ importanciaSegurada }) => moneyText(importanciaSegurada),
  },
  { key: 'premium', header: 'Prêmio', align: 'end', cell: ({ premioTotal }) => moneyText(premioTotal) },
  { key: 'issued', header: 'Emissão', whole: true, cell: issuedOf },
  { key: 'status', header: 'Situação', whole: true, cell: statusOf },
];

function numberOf({ codigo, numeroDocumento }: EndorsementOfPolicy) {
  return (
    <a className={styles.link} href={paths.endorsementReceipt(codigo)} target="_blank" rel="noopener">
      {numeroDocumento}
      <span className="ui-hidden"> (endosso, abre em nova guia)</span>
    </a>
  );
}

function issuedOf({ dataEmissao, terminoVigencia }: EndorsementOfPolicy) {
  return (
    <span className={styles.days}>
      {dateText(dataEmissao)}
      <span className={styles.under}>vigência até {dateText(terminoVigencia)}</span>
    </span>
  );
}

function statusOf({ cancelado }: EndorsementOfPolicy) {
  return <Badge tone={cancelado ? 'danger' : 'success'}>{cancelado ? 'Cancelado' : 'Emitido'}</Badge>;
}

export function EndorsementsCard({ endorsements }: { endorsements: readonly EndorsementOfPolicy[] }) {
  return (
    <Card as="section" aria-labelledby="endorsements-title">
      <h2 id="endorsements-title" className={styles.heading}>
        Endossos
      </h2>
      {endorsements.length === 0 ? (
        <p>Esta apólice não tem endossos.</p>
      ) : (
        <Table
          caption="Endossos"
          columns={columns}
          rows={inOrder(endorsements)}
          rowKey={({ codigo }) => codigo}
        />
      )}
    </Card>
  );
}
