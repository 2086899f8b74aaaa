import { useState } from 'react';
import { maskedTaxId } from '../../../../engine/values';
import { Alert, Button, Dialog, Skeleton } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { openFlows } from '../../../../contract/linkFlows';
import { makeLink, useClients } from './links';
import type { DeskClient, LinkBody, NewLink } from '../../../../contract/links';
import { NewAddress } from './NewAddress';
import styles from '../desk.module.css';

const optionOf = ({ Name, Document }: DeskClient) => ({
  value: Document,
  label: `${Name} (${maskedTaxId(Document)})`,
});

export function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewLink>();
  return made ? (
    <NewAddress link={made} onClose={onClose} />
  ) : (
    <LinkForm onMade={setMade} onClose={onClose} />
  );
}

function LinkForm({ onMade, onClose }: { onMade: (link: NewLink) => void; onClose: () => void }) {
  const { data: clients } = useClients();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const make = async (wish: LinkBody) => {
    setBusy(true);
    setFailure(undefined);
    try {
      onMade(await makeLink(wish));
    } catch (error) {
      setFailure(describeError(error).message);
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <SubmitButton form="link-form" busy={busy}>
        Criar link
      </SubmitButton>
    </>
  );
  return (
    <Dialog title="Criar link para um cliente" onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {failure && (
          <Alert tone="danger" live>
            <p>{failure}</p>
          </Alert>
        )}
        {clients ? (
          <Form<LinkBody>
            name="link-de-executivo"
            id="link-form"
            context={{ clients: clients.map(optionOf), flows: openFlows }}
            onErrors="focus"
            onSubmit={(wish) => void make(wish)}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
    </Dialog>
  );
}
