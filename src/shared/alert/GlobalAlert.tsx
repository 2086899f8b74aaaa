import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Button, Dialog, DialogText, ToneIcon } from '../../../renderers/ui';
import { TextLink } from '../ui/TextLink';
import { alertStore, type AlertMessage } from './alertStore';

const words = { info: 'Aviso', success: 'Tudo certo', warning: 'Atenção', danger: 'Algo deu errado' };

export function GlobalAlert() {
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.read);
  return alert && <AlertDialog key={alert.message} {...alert} />;
}

function AlertDialog({ tone, title, message, messages = [], onClose, link }: AlertMessage) {
  const close = () => {
    alertStore.write(null);
    onClose?.();
  };
  return (
    <Dialog title={title ?? words[tone]} onClose={close} actions={<Button onClick={close}>Fechar</Button>}>
      <chakra.div display="grid" justifyItems="center" gap="3" role="alert">
        <ToneIcon tone={tone} size={36} />
        <DialogText>
          {message}
          {link && <MessageLink {...link} />}
        </DialogText>
        {messages.length > 0 && (
          <chakra.ul listStyle="disc" ps="5">
            {messages.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </Dialog>
  );
}

/** Closes the message without running its onClose. */
const MessageLink = ({ label, path }: { label: string; path: string }) => (
  <>
    {' '}
    <TextLink asChild>
      <Link to={path} onClick={() => alertStore.write(null)}>
        {label}
      </Link>
    </TextLink>
  </>
);
