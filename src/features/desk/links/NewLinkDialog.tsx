import { useState, type SubmitEvent } from 'react';
import { maskedTaxId } from '../../../../engine/values/taxId';
import { Alert, Button, Dialog, Field, RadioGroup, Select, controlAria } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { flowLabels, makeLink, openFlows, useClients, type LinkFlow, type NewLink } from './links';
import { NewAddress } from './NewAddress';
import styles from '../desk.module.css';

const flows = openFlows.map((flow) => ({ value: flow, label: flowLabels[flow] }));

/** Makes a link, and shows its address the one time that it is known. */
export function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewLink>();
  return made ? (
    <NewAddress link={made} onClose={onClose} />
  ) : (
    <LinkForm onMade={setMade} onClose={onClose} />
  );
}

function LinkForm({ onMade, onClose }: { onMade: (link: NewLink) => void; onClose: () => void }) {
  const { data: clients = [] } = useClients();
  const [client, setClient] = useState<string>();
  const [flow, setFlow] = useState<LinkFlow>(openFlows[0]!);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(client ? undefined : 'Escolha o cliente.');
    if (!client) return document.getElementById('link-client')?.focus();
    setBusy(true);
    try {
      onMade(await makeLink(client, flow));
    } catch (error) {
      setFailure(describeError(error).message);
      setBusy(false);
    }
  };
  const frame = { id: 'link-client', label: 'Cliente', required: true, error: problem };
  const options = clients.map(({ Name, Document }) => ({
    value: Document,
    label: `${Name} (${maskedTaxId(Document)})`,
  }));
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <Button type="submit" form="link-form" busy={busy}>
        Criar link
      </Button>
    </>
  );
  return (
    <Dialog title="Criar link para um cliente" onClose={onClose} actions={actions}>
      <form id="link-form" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <Alert tone="danger" live>
            <p>{failure}</p>
          </Alert>
        )}
        <Field {...frame}>
          <Select {...controlAria(frame)} value={client} options={options} onChange={setClient} />
        </Field>
        <Field id="link-flow" label="Para" group>
          <RadioGroup id="link-flow" value={flow} options={flows} onChange={setFlow} />
        </Field>
      </form>
    </Dialog>
  );
}
