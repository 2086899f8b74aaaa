import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { Button, CopyInput, copyText, Field } from '../../../../renderers/ui';
import type { Enrolment } from '../../../shared/auth/IdentityProvider';
import { QrCode } from '../../../shared/ui/QrCode';
import { CodeForm } from './CodeForm';

const KEY_FIELD = 'second-factor-key';

interface EnrolProps {
  enrolment: Enrolment;
  busy: boolean;
  error?: string | undefined;
  onConfirm: (code: string) => void;
}

const Steps = chakra('ol', { base: { listStyleType: 'decimal', ps: '5', display: 'grid', gap: '2' } });

/** Apps take the key with and without spaces; people read it in fours. */
const inFours = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');

export const Enrol = ({ enrolment: { key, address }, busy, error, onConfirm }: EnrolProps) => (
  <>
    <Steps>
      <li>Instale um aplicativo autenticador no celular, como o Google ou o Microsoft Authenticator.</li>
      <li>No aplicativo, adicione uma conta e leia o QR Code, ou digite a chave.</li>
      <li>Digite abaixo o código de 6 números que o aplicativo mostrar.</li>
    </Steps>
    <QrCode text={address} title="QR Code para o aplicativo autenticador" />
    <Field id={KEY_FIELD} label="Chave para digitar no aplicativo">
      <CopyInput id={KEY_FIELD} value={inFours(key)} isWhole />
    </Field>
    <Button
      kind="quiet"
      icon={<Copy size={18} aria-hidden="true" />}
      onClick={() => void copyText(key, 'Chave')}
    >
      Copiar chave
    </Button>
    <CodeForm action="Ativar e entrar" busy={busy} error={error} onSubmit={onConfirm} />
  </>
);
