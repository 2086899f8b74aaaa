import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import {
  Button,
  Card,
  ErrorSummary,
  FileDrop,
  Field,
  StepCard,
  SummaryItems,
  SummaryList,
  TextInput,
  toast,
  type FileEntry,
} from '../../../renderers/ui';
import { Column, Sample } from './sections';

const titles = ['Dados do Segurado', 'Objeto Segurado', 'Solicitante'];
const items = [
  { term: 'Segurado', description: 'Prefeitura Municipal de Lastro' },
  { term: 'CPF/CNPJ', description: '12.ABC.345/01DE-35' },
  {
    term: 'Valor Garantia',
    description: 'R$ 61.728,39',
    computed: '5% do valor do contrato de R$ 1.234.567,80.',
  },
  { term: 'Objeto', description: 'Garantia de manutenção da proposta do edital 12/2026.', wide: true },
];

export function WizardSamples() {
  const [open, setOpen] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (step: number) => {
    setOpen(step);
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <Sample title="Etapas">
      <Column>
        {titles.map((title, at) => (
          <StepCard
            key={title}
            id={`step-${at}`}
            number={at + 1}
            steps={titles.length}
            title={title}
            state={at < open ? 'done' : at === open ? 'open' : 'pending'}
            headingRef={at === open ? heading : undefined}
            digest={['Prefeitura Municipal de Lastro', '12.ABC.345/01DE-35 · Pregão eletrônico']}
            summary={<SummaryItems items={items} />}
            onEdit={at < open ? () => go(at) : undefined}
            actions={<Actions back={() => go(Math.max(0, at - 1))} next={() => go(at + 1)} />}
          >
            <StepFields />
          </StepCard>
        ))}
      </Column>
      <chakra.div mt="8" display="grid" gap="6">
        <Files />
        <Card>
          <SummaryList sections={[{ title: 'Dados do Segurado', items }]} />
        </Card>
      </chakra.div>
    </Sample>
  );
}

const Actions = ({ back, next }: { back: () => void; next: () => void }) => (
  <>
    <Button kind="quiet" onClick={back}>
      Voltar
    </Button>
    <Button onClick={next}>Continuar</Button>
  </>
);

function StepFields() {
  const [value, setValue] = useState('');
  return (
    <Column>
      <ErrorSummary
        issues={[{ id: 'notice', label: 'Número do edital', message: 'Preenchimento obrigatório' }]}
      />
      <Field id="notice" label="Número do edital" error="Preenchimento obrigatório">
        <TextInput id="notice" invalid describedBy="notice-error" value={value} onChange={setValue} />
      </Field>
    </Column>
  );
}

const startFiles: FileEntry[] = [
  { id: '1', name: 'edital-pregao-12-2026.pdf', status: 'done' },
  { id: '2', name: 'contrato-social-com-um-nome-bastante-comprido.pdf', status: 'uploading', progress: 0.4 },
  { id: '3', name: 'anexo.pdf', status: 'failed' },
];

function Files() {
  const [files, setFiles] = useState(startFiles);
  const add = (file: File) => {
    setFiles([...files, { id: `${Date.now()}`, name: file.name, status: 'done' }]);
    toast('success', `${file.name} foi anexado!`);
  };
  return (
    <Field id="files" label="Arquivos" group>
      <FileDrop
        id="files"
        files={files}
        onAdd={add}
        onOpen={(file) => toast('info', file.name)}
        onRemove={(file) => setFiles(files.filter((entry) => entry !== file))}
        onReject={() => toast('danger', 'Envie um arquivo PDF por vez.')}
      />
    </Field>
  );
}
