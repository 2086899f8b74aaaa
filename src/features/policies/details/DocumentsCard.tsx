import type { PolicyDetails } from '../../../../contract/policyDetails';
import { dateText, moneyText } from '../../../../engine/values';
import { Card, Table, type Column } from '../../../../renderers/ui';
import { DocumentsDownload } from '../../quote/DocumentsDownload';
import { UNDEFINED } from '../../../shared/table/Name';
import { SignatureNote } from '../../../shared/ui/SignatureNote';
import styles from '../policies.module.css';

type Row = PolicyDetails['historico'][number];

const columns: readonly Column<Row>[] = [
  { key: 'document', header: 'Documento', whole: true, cell: numbersOf },
  {
    key: 'amount',
    header: 'Importância Segurada',
    align: 'end',
    cell: ({ importanciaSegurada }) => moneyText(importanciaSegurada),
  },
  {
    key: 'start',
    header: 'Início de Vigência',
    whole: true,
    cell: ({ inicioVigencia }) => dateText(inicioVigencia),
  },
  { key: 'end', header: 'Fim de Vigência', whole: true, cell: ({ fimVigencia }) => dateText(fimVigencia) },
  { key: 'issued', header: 'Data da Emissão', whole: true, cell: ({ dataEmissao }) => dateText(dataEmissao) },
  { key: 'kind', header: 'Tipo de Documento', cell: ({ tipoDocumento }) => tipoDocumento },
];

function numbersOf({ documento, proposta }: Row) {
  return (
    <span className={styles.days}>
      {documento}
      <span className={styles.under}>Proposta: {proposta ?? UNDEFINED}</span>
    </span>
  );
}

export function DocumentsCard({ policy }: { policy: PolicyDetails }) {
  return (
    <Card as="section" aria-labelledby="documents-title">
      <div className={styles.head}>
        <h2 id="documents-title" className={styles.heading}>
          Documentos
        </h2>
        {policy.solicitacao && <DocumentsDownload identifier={policy.solicitacao} />}
      </div>
      <Table
        caption="Documentos"
        columns={columns}
        rows={policy.historico}
        rowKey={({ documento }) => documento}
      />
      {policy.assinatura && (
        <div className={styles.signature}>
          <SignatureNote signature={policy.assinatura}>
            Os PDFs da apólice e dos endossos são assinados digitalmente
          </SignatureNote>
        </div>
      )}
    </Card>
  );
}
