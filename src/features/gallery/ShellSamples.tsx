import {
  Avatar,
  Button,
  ButtonBar,
  CopyInput,
  Field,
  FieldError,
  Stepper,
  type StepperStep,
} from '../../../renderers/ui';
import { showAlert, showBanner } from '../../shared/alert/alertStore';
import { Form } from '../../shared/forms/Form';
import { TextLink } from '../../shared/ui/TextLink';
import { ContactCard } from '../contacts/ContactCard';
import { Column, Row, Sample } from './sections';

const steps: readonly StepperStep[] = [
  { label: 'Produto', state: 'completed' },
  { label: 'Solicitação', state: 'active' },
  { label: 'Confirmação', state: 'inactive' },
];
const contact = {
  name: 'Elisa Duarte',
  email: 'elisa@lastro.test',
  phone: '1140040066',
  cellPhone: '11987650066',
  section: 'Garantia',
  photoFull: null,
  photoStandard: null,
  title: 'Executivo Responsável',
};
const unknown = {
  name: 'Ana Beatriz Lima',
  phone: null,
  cellPhone: null,
  section: null,
  title: 'Assistente',
};
const short = 'O prazo esta incorreto, para prosseguir informe o prazo novamente.';
const long = `${short} ${short}`;
const messages = ['CPF/CNPJ inválido.', 'A data final deve ser maior que a data inicial.'];

export function ShellSamples() {
  const photo = '/favicon.svg';
  return (
    <>
      <Sample title="Pessoas">
        <Column>
          <Row>
            <Avatar name="Clara Nogueira" />
            <Avatar name="Clara Nogueira" photo={photo} size="lg" />
            <Avatar name="Clara Nogueira" photo="/nada.png" />
            <Avatar name="Clara Nogueira" warning />
          </Row>
          <ContactCard contact={contact} fallbackWhatsApp={null} />
          <ContactCard contact={{ ...contact, ...unknown }} fallbackWhatsApp="11912345678" />
        </Column>
      </Sample>
      <Sample title="Andamento">
        <Stepper
          label="Andamento da solicitação"
          steps={steps}
          help={
            <TextLink href="#ajuda" fontSize="sm">
              Como realizar nova solicitação de Apólice
            </TextLink>
          }
        />
      </Sample>
      <Sample title="Formulário simples">
        <Form name="resposta" onErrors="focus" onSubmit={() => {}}>
          <Button type="submit" mt="3">
            Enviar
          </Button>
        </Form>
      </Sample>
      <Sample title="Endereço para copiar, erro e botões de um passo">
        <Column>
          <Field id="copy" label="Endereço do link">
            <CopyInput id="copy" value="https://portal.lastro.test/solicitacao-executivo/cotacao:exemplo" />
          </Field>
          <FieldError id="terms" error="É preciso ler os Termos de Uso até o fim." />
          <ButtonBar>
            <Button kind="quiet">Voltar</Button>
            <Button>Continuar</Button>
          </ButtonBar>
        </Column>
      </Sample>
      <Sample title="Mensagens sobre a página">
        <Row>
          <Button kind="secondary" onClick={() => showAlert({ tone: 'danger', message: short, messages })}>
            Diálogo curto
          </Button>
          <Button kind="secondary" onClick={() => showAlert({ tone: 'success', message: long })}>
            Diálogo longo
          </Button>
          <Button kind="secondary" onClick={() => showBanner({ tone: 'warning', message: short, messages })}>
            Faixa
          </Button>
        </Row>
      </Sample>
    </>
  );
}
