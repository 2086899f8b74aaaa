import { Link, useNavigate } from 'react-router-dom';
import { Dialog, DialogText, LinkButton } from '../../../renderers/ui';
import { paths } from '../paths';
import { followWords, statusPage } from './places';
import type { Registered } from '../../../contract/quotes';
import pageStyles from '../ui/page.module.css';

interface Props {
  readonly registered: Registered;
  readonly lead?: boolean;
  readonly note?: string | undefined;
  readonly onClose?: () => void;
}

/** Specification 2 §2.7: the request was taken; where it can be followed. A lead is answered by a person. */
export function RegisteredDialog({ registered, lead = false, note, onClose }: Props) {
  const navigate = useNavigate();
  const next = lead ? paths.home : statusPage(registered.Identifier);
  const actions = (
    <>
      {!lead && (
        <LinkButton asChild kind="quiet">
          <Link to={paths.requestStatus}>Status da Solicitação</Link>
        </LinkButton>
      )}
      <LinkButton asChild>
        <Link to={next} onClick={onClose}>
          {lead ? 'Voltar ao início' : followWords(registered.Identifier)}
        </Link>
      </LinkButton>
    </>
  );
  return (
    <Dialog
      title={registered.Title ?? 'Recebemos sua solicitação'}
      onClose={onClose ?? (() => void navigate(next))}
      actions={actions}
    >
      <div className={pageStyles.stack}>
        <DialogText>{registered.Message ?? 'Em breve ela aparecerá em Status da Solicitação.'}</DialogText>
        {note && <DialogText>{note}</DialogText>}
        <DialogText>
          Número da solicitação: <strong>{registered.Identifier}</strong>
        </DialogText>
      </div>
    </Dialog>
  );
}
