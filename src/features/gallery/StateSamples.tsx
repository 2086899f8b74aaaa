import {
  Checkbox,
  Field,
  FieldGrid,
  FileDrop,
  MoneyInput,
  RadioGroup,
  Select,
  TextArea,
  TextInput,
  controlAria,
} from '../../../renderers/ui';
import { Column, Sample } from './sections';

const still = () => {};
const yesNo = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];
const over = 'Texto que passou do limite.';
const long = 'Companhia Brasileira de Desenvolvimento de Infraestrutura Ferroviária do Centro-Oeste S.A.';

export function StateSamples() {
  return (
    <Sample title="Estados dos campos">
      <FieldGrid>
        <Texts />
        <Choices />
        <Column data-wide="">
          <Checkbox id="state-box" value onChange={still} invalid>
            Caixa com erro
          </Checkbox>
          <Checkbox id="state-box-off" value onChange={still} disabled>
            Caixa desabilitada
          </Checkbox>
        </Column>
        <div data-wide="">
          <Field id="state-files" label="Arquivos" error="Preenchimento obrigatório" group>
            <FileDrop id="state-files" files={[]} onAdd={still} onOpen={still} onRemove={still} invalid />
          </Field>
        </div>
        <div data-wide="">
          <Field id="state-files-off" label="Arquivos desabilitados" group disabled>
            <FileDrop
              id="state-files-off"
              files={[]}
              onAdd={still}
              onOpen={still}
              onRemove={still}
              disabled
            />
          </Field>
        </div>
      </FieldGrid>
    </Sample>
  );
}

function Texts() {
  const limited = {
    id: 'state-over',
    label: 'Acima do limite',
    limit: 20,
    length: over.length,
    error: 'Digite no máximo 20 caracteres',
  };
  const noticed = { id: 'state-notice', label: 'Com aviso', notice: 'O dígito verificador não confere.' };
  const filled = { id: 'state-long', label: long };
  const money = { id: 'state-money', label: 'Valor desabilitado', disabled: true };
  return (
    <>
      <Field {...limited}>
        <TextArea {...controlAria(limited)} value={over} onChange={still} />
      </Field>
      <Field {...noticed}>
        <TextInput {...controlAria(noticed)} value="0001234-27.2026.5.02.0001" onChange={still} />
      </Field>
      <Field {...filled}>
        <TextInput {...controlAria(filled)} value={long} onChange={still} />
      </Field>
      <Field {...money}>
        <MoneyInput {...controlAria(money)} value={1234.5} onChange={still} />
      </Field>
    </>
  );
}

function Choices() {
  const select = { id: 'state-select', label: 'Escolha desabilitada', disabled: true };
  const busy = { id: 'state-busy', label: 'Escolha que carrega', busy: true };
  const radio = { id: 'state-radio', label: 'Pergunta desabilitada', disabled: true, group: true };
  return (
    <>
      <Field {...select}>
        <Select {...controlAria(select)} options={[]} value={undefined} onChange={still} />
      </Field>
      <Field {...busy}>
        <Select {...controlAria(busy)} options={[]} value={undefined} onChange={still} />
      </Field>
      <div data-wide="">
        <Field {...radio}>
          <RadioGroup {...controlAria(radio)} options={yesNo} value onChange={still} />
        </Field>
      </div>
    </>
  );
}
