import { useState } from 'react';
import {
  Alert,
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  LoadingOverlay,
  Pager,
  Pending,
  Skeleton,
  TabNav,
  Table,
  announce,
  toast,
  type Tone,
} from '../../../renderers/ui';
import { Column, Row, Sample } from './sections';

const tones: readonly [Tone, string][] = [
  ['info', 'Seu executivo responde em até um dia útil.'],
  ['success', 'Recebemos sua solicitação.'],
  ['warning', 'O prazo esta incorreto, para prosseguir informe o prazo novamente.'],
  ['danger', 'Algo deu errado ao solicitar apólice.'],
];
const rows = [
  {
    id: 'COT-0001',
    insured: 'Prefeitura Municipal de Lastro',
    value: 'R$ 61.728,39',
    status: 'Cotação em Análise',
  },
  { id: 'COT-0002', insured: 'Companhia de Águas do Norte', value: 'R$ 1.000,00', status: 'Emitir Apólice' },
];

const statusCell = ({ status }: (typeof rows)[number]) => <Badge tone="info">{status}</Badge>;

export function FeedbackSamples() {
  return (
    <>
      <Sample title="Botões">
        <Buttons />
      </Sample>
      <Sample title="Faixas de aviso">
        <Column>
          {tones.map(([tone, text]) => (
            <Alert
              key={tone}
              tone={tone}
              title={tone === 'danger' ? 'Erro Interno - 500' : undefined}
              onClose={() => {}}
            >
              {text}
            </Alert>
          ))}
          <Row>
            {tones.map(([tone, text]) => (
              <Button key={tone} kind="secondary" size="sm" onClick={() => toast(tone, text)}>
                Aviso {tone}
              </Button>
            ))}
          </Row>
        </Column>
      </Sample>
      <Sample title="Tabela">
        <Table
          caption="Cotações"
          rows={rows}
          rowKey={(row) => row.id}
          href={(row) => `/cotacao/${row.id}`}
          onOpen={(row) => toast('info', row.id)}
          actions={(row) => [{ label: 'Abrir cotação', onSelect: () => toast('info', row.id) }]}
          columns={[
            { key: 'id', header: 'Cotação', cell: (row) => row.id },
            { key: 'insured', header: 'Segurado', cell: (row) => row.insured },
            { key: 'status', header: 'Situação', cell: statusCell },
            { key: 'value', header: 'Valor', cell: (row) => row.value, align: 'end' },
          ]}
        />
        <Paging />
      </Sample>
      <Sample title="Situações e abas">
        <Column>
          <Row>
            {tones.map(([tone]) => (
              <Badge key={tone} tone={tone}>
                Situação {tone}
              </Badge>
            ))}
          </Row>
          <TabNav label="Seções de exemplo">
            <a href="#dados" aria-current="page">
              Dados gerais
            </a>
            <a href="#documentos">Documentos</a>
            <a href="#historico">Histórico</a>
          </TabNav>
        </Column>
      </Sample>
      <Sample title="Vazio e carregando">
        <EmptyState action={<Button kind="secondary">Solicitar apólice</Button>}>
          Você ainda não pediu nenhuma cotação.
        </EmptyState>
        <Skeleton />
        <Pending />
      </Sample>
    </>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [covered, setCovered] = useState(false);
  const cover = () => {
    setCovered(true);
    announce('Carregando');
    setTimeout(() => setCovered(false), 2000);
  };
  return (
    <Row>
      <Button busy={busy} onClick={() => setBusy(true)}>
        Continuar
      </Button>
      <Button busy>Enviando</Button>
      <Button kind="secondary" onClick={cover}>
        Mostrar espera
      </Button>
      <Button kind="quiet">Voltar</Button>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Excluir
      </Button>
      <Button disabled>Indisponível</Button>
      {covered && <LoadingOverlay text="Aguarde, estamos processando sua solicitação..." />}
      {asking && (
        <ConfirmDialog
          title="Excluir a cotação?"
          danger
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          A cotação COT-0001 deixa de existir. Isso não pode ser desfeito.
        </ConfirmDialog>
      )}
    </Row>
  );
}

function Paging() {
  const [page, setPage] = useState(1);
  return <Pager page={page} pageSize={10} total={23} onPage={setPage} />;
}
