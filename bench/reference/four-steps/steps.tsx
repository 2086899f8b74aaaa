import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '../../../renderers/ui';
import {
  CheckField,
  DateField,
  IntegerField,
  MaskedField,
  MoneyField,
  PercentField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from '../fields';
import type { StepName } from './schema';

const option = (text: string) => ({ value: text, label: text });

const bidTypes = [
  'Carta convite',
  'Coleta de preços',
  'Concorrência',
  'Concorrência eletrônica',
  'Concorrência pública',
  'Diálogo competitivo',
  'Pregão eletrônico',
  'Pregão presencial',
  'Tomada de preços',
].map(option);

const urgencies = ['Hoje', 'Nesta semana', 'Sem pressa'].map(option);

const computed = 'Calculado automaticamente.';

const Insured = memo(function Insured() {
  return (
    <FieldGrid>
      <MaskedField name="insured.document" label="CPF/CNPJ do Segurado" mask="cpf-cnpj" required />
      <TextField name="insured.name" label="Nome do Segurado" limit={200} required />
      <SelectField name="insured.bidType" label="Tipo de Licitação" options={bidTypes} span="wide" required />
      <TextField name="insured.email" label="E-mail do Segurado" type="email" limit={200} />
      <MaskedField name="insured.phone" label="Telefone do Segurado" mask="phone" />
      <TextField
        name="insured.department"
        label="Departamento"
        hint="Quem recebe a apólice no segurado."
        limit={100}
        span="wide"
      />
    </FieldGrid>
  );
});

/** Locked until there is a notice number; renders when that changes, not with each key of it. */
function Complement() {
  const open = useWatch({ name: 'object.notice', compute: (notice: string) => notice !== '' });
  return (
    <TextAreaField
      name="object.complement"
      label="Complemento do Objeto"
      limit={1500}
      rows={4}
      span="wide"
      locked={open ? undefined : 'Informe primeiro o número do edital.'}
    />
  );
}

const ObjectStep = memo(function ObjectStep() {
  return (
    <FieldGrid>
      <TextField name="object.notice" label="Número do Edital" limit={50} required />
      <TextField name="object.process" label="Número do Processo" limit={50} />
      <DateField name="object.startDate" label="Início de Vigência" span="third" required />
      <IntegerField name="object.days" label="Prazo em Dias" unit="dias" span="third" required />
      <DateField name="object.endDate" label="Final de Vigência" span="third" required />
      <MoneyField name="object.contract" label="Valor Contrato" required />
      <PercentField name="object.percentage" label="Percentual da Garantia" required />
      <MoneyField name="object.guarantee" label="Valor Garantia" span="third" required />
      <MoneyField name="object.fine" label="Multas" span="third" />
      <MoneyField name="object.total" label="Importância Segurada" span="third" locked={computed} />
      <Complement />
      <TextAreaField
        name="object.objectText"
        label="Texto do Objeto"
        rows={3}
        span="wide"
        locked={computed}
      />
    </FieldGrid>
  );
});

const Requester = memo(function Requester() {
  return (
    <FieldGrid>
      <TextField name="requester.name" label="Nome do Solicitante" limit={200} autoComplete="name" required />
      <MaskedField name="requester.phone" label="Telefone/Celular" mask="phone" autoComplete="tel-national" />
      <TextField
        name="requester.email"
        label="E-mail"
        type="email"
        limit={200}
        autoComplete="email"
        required
      />
    </FieldGrid>
  );
});

const Delivery = memo(function Delivery() {
  return (
    <FieldGrid>
      <RadioField name="delivery.urgency" label="Urgência" options={urgencies} span="wide" required />
      <TextAreaField name="delivery.note" label="Observações" limit={5000} span="wide" />
      <CheckField name="delivery.agreed" label="Os dados foram conferidos" span="wide" />
    </FieldGrid>
  );
});

/** The steps in their order. */
export const steps = [
  { id: 'insured', title: 'Dados do Segurado', Fields: Insured },
  { id: 'object', title: 'Objeto Segurado', Fields: ObjectStep },
  { id: 'requester', title: 'Solicitante', Fields: Requester },
  { id: 'delivery', title: 'Entrega', Fields: Delivery },
] as const satisfies readonly { id: StepName; title: string; Fields: unknown }[];
