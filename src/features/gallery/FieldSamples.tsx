import { useState } from 'react';
import {
  Checkbox,
  Combobox,
  DateInput,
  Field,
  FieldGrid,
  IntegerInput,
  MaskedInput,
  MoneyInput,
  PasswordInput,
  PercentInput,
  RadioGroup,
  Select,
  TextArea,
  TextInput,
  controlAria,
  type FieldFrame,
} from '../../../renderers/ui';
import { Sample } from './sections';

const states = 'Acre,Alagoas,Amapá,Amazonas,Bahia,Ceará,Distrito Federal,Espírito Santo,Goiás,Maranhão'.split(
  ',',
);
const options = states.map((name) => ({ value: name, label: name, disabled: name === 'Goiás' }));
const yesNo = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

export function FieldSamples() {
  return (
    <>
      <Sample title="Campos">
        <FieldGrid>
          <Text id="t1" label="Nome do segurado" required hint="Como no edital." />
          <Text id="t2" label="E-mail" error="E-mail inválido" start="ana@" />
          <Text
            id="t3"
            label="Razão social"
            locked="Preenchida pela consulta do CNPJ."
            start="Prefeitura de Lastro"
          />
          <Text id="t4" label="Nome pela consulta" busy />
          <Text id="t5" label="Desabilitado" disabled hint="Informe antes o número do edital." />
          <Password />
          <Area />
        </FieldGrid>
      </Sample>
      <Sample title="Máscaras, valores e datas">
        <FieldGrid>
          <Mask id="m1" label="CPF/CNPJ" mask="cpf-cnpj" start="12ABC34501DE35" />
          <Mask id="m2" label="CEP" mask="cep" start="01310100" />
          <Mask id="m3" label="Telefone/Celular" mask="phone" start="11987654321" />
          <Mask id="m4" label="Número do processo" mask="process" start="00012342720265020001" />
          <Money id="v1" label="Valor Contrato" start={1234567.8} />
          <Money id="v2" label="Valor Garantia" error="O campo Valor Garantia deverá ser maior que zero." />
          <Percent />
          <Days />
          <Day id="d1" label="Início da vigência" start="2026-11-20" />
          <Day id="d2" label="Fim da vigência" hint="Depois do início." />
          <Day id="d3" label="Data bloqueada" locked="Definida pelo prazo." start="2027-11-20" />
        </FieldGrid>
      </Sample>
      <Sample title="Escolhas">
        <FieldGrid>
          <Choice id="s1" label="Poucas opções" count={5} />
          <Choice id="s2" label="Muitas opções" count={10} error="Preenchimento obrigatório" />
          <Choice
            id="s3"
            label="Escolha travada"
            count={10}
            locked="Único tomador da sua conta."
            start="Bahia"
          />
          <Free />
          <Radio id="r1" label="Cobertura de multa" required />
          <Radio id="r2" label="Cláusula trabalhista" error="Preenchimento obrigatório" />
          <Box />
        </FieldGrid>
      </Sample>
    </>
  );
}

type Sampled<Value> = FieldFrame & { start?: Value };

function Text({ start = '', ...frame }: Sampled<string>) {
  const [value, setValue] = useState(start);
  return (
    <Field {...frame}>
      <TextInput {...controlAria(frame)} value={value} onChange={setValue} />
    </Field>
  );
}

function Password() {
  const [value, setValue] = useState('segredo');
  const frame = { id: 'p1', label: 'Senha' };
  return (
    <Field {...frame}>
      <PasswordInput {...controlAria(frame)} value={value} onChange={setValue} />
    </Field>
  );
}

function Area() {
  const [value, setValue] = useState(
    'Texto perto do limite de cem caracteres, para que o contador apareça no pé do campo.',
  );
  const frame = {
    id: 'a1',
    label: 'Complemento do objeto',
    limit: 100,
    length: value.length,
    hint: 'Texto livre.',
  };
  return (
    <div data-wide="">
      <Field {...frame}>
        <TextArea {...controlAria(frame)} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

function Mask({
  start = '',
  mask,
  ...frame
}: Sampled<string> & { mask: Parameters<typeof MaskedInput>[0]['mask'] }) {
  const [value, setValue] = useState(start);
  return (
    <Field {...frame} hint={`Guardado: ${value}`}>
      <MaskedInput {...controlAria(frame)} mask={mask} value={value} onChange={setValue} />
    </Field>
  );
}

function Money({ start, ...frame }: Sampled<number>) {
  const [value, setValue] = useState(start);
  return (
    <Field {...frame} hint={`Guardado: ${value}`}>
      <MoneyInput {...controlAria(frame)} value={value} onChange={setValue} />
    </Field>
  );
}

function Percent() {
  const [value, setValue] = useState<number | undefined>(5);
  const frame = { id: 'pc', label: 'Percentual da garantia' };
  return (
    <Field {...frame}>
      <PercentInput {...controlAria(frame)} value={value} onChange={setValue} />
    </Field>
  );
}

function Days() {
  const [value, setValue] = useState<number | undefined>(365);
  const frame = { id: 'dd', label: 'Prazo em dias' };
  return (
    <Field {...frame}>
      <IntegerInput {...controlAria(frame)} unit="dias" value={value} onChange={setValue} />
    </Field>
  );
}

function Day({ start, ...frame }: Sampled<string>) {
  const [value, setValue] = useState(start);
  return (
    <Field {...frame} hint={frame.hint ?? `Guardado: ${value}`}>
      <DateInput
        {...controlAria(frame)}
        today="2026-11-20"
        min="2026-11-05"
        value={value}
        onChange={setValue}
      />
    </Field>
  );
}

function Choice({ count, start, ...frame }: Sampled<string> & { count: number }) {
  const [value, setValue] = useState(start);
  return (
    <Field {...frame}>
      <Select {...controlAria(frame)} options={options.slice(0, count)} value={value} onChange={setValue} />
    </Field>
  );
}

function Free() {
  const [value, setValue] = useState('');
  const frame = { id: 'c1', label: 'E-mail do cliente', hint: 'Escolha da lista ou digite.' };
  const suggestions = ['ana@lastro.test', 'bruno@lastro.test'].map((mail) => ({ value: mail, label: mail }));
  return (
    <Field {...frame}>
      <Combobox {...controlAria(frame)} suggestions={suggestions} value={value} onChange={setValue} />
    </Field>
  );
}

function Radio(frame: FieldFrame) {
  const [value, setValue] = useState<boolean>();
  return (
    <div data-wide="">
      <Field {...frame} group>
        <RadioGroup {...controlAria(frame)} options={yesNo} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

function Box() {
  const [value, setValue] = useState(false);
  return (
    <div data-wide="">
      <Checkbox id="box" value={value} onChange={setValue}>
        Li e Aceito os Termos de Uso
      </Checkbox>
    </div>
  );
}
