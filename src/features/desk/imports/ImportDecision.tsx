import { useState } from 'react';
import type { AcceptImportBody, DeskImport } from '../../../../contract/imports';
import { Alert, Button, Dialog, toast } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { Form } from '../../../shared/forms/Form';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { products } from '../../../shared/products/entries';
import { acceptImport, refuseImport } from '../../imports/api';
import styles from './imports.module.css';

const recordOf = (imported: DeskImport) => ({
  number: imported.Number,
  insurer: imported.Insurer,
  startDateValidity: imported.StartDateValidity,
  endDateValidity: imported.EndDateValidity,
  insuredAmount: imported.InsuredAmount,
});

interface Props {
  imported: DeskImport;
  onDecided: () => void;
}

export function ImportDecision({ imported, onDecided }: Props) {
  const [refusing, setRefusing] = useState(false);
  const { busy, failure, run } = useDecision(onDecided);
  const accept = (body: AcceptImportBody) =>
    run(() => acceptImport(imported.Identifier, body), 'Apólice aceita. O cliente foi avisado.');
  return (
    <div className={styles.decision}>
      <h3>Confira com o documento</h3>
      <Form<AcceptImportBody>
        name="conferencia"
        context={{ products: products() }}
        record={recordOf(imported)}
        onErrors="focus"
        onSubmit={(body) => void accept(body)}
      >
        {failure && !refusing && <Failure text={failure} />}
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => setRefusing(true)} disabled={busy}>
            Recusar
          </Button>
          <Button type="submit" busy={busy}>
            Aceitar apólice
          </Button>
        </div>
      </Form>
      {refusing && (
        <RefusalDialog
          identifier={imported.Identifier}
          onClose={() => setRefusing(false)}
          onDecided={onDecided}
        />
      )}
    </div>
  );
}

function RefusalDialog(props: { identifier: string; onClose: () => void; onDecided: () => void }) {
  const { identifier, onClose, onDecided } = props;
  const { busy, failure, run } = useDecision(onDecided);
  const send = ({ reason }: { reason: string }) =>
    run(() => refuseImport(identifier, reason), 'Importação recusada. O cliente foi avisado.');
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose} disabled={busy}>
        Cancelar
      </Button>
      <SubmitButton kind="danger" form="refusal-form" busy={busy}>
        Recusar importação
      </SubmitButton>
    </>
  );
  return (
    <Dialog title="Recusar a importação?" onClose={onClose} actions={actions}>
      {failure && <Failure text={failure} />}
      <Form<{ reason: string }>
        name="recusa"
        id="refusal-form"
        onErrors="focus"
        onSubmit={(body) => void send(body)}
      />
    </Dialog>
  );
}

const Failure = ({ text }: { text: string }) => (
  <div className={styles.above}>
    <Alert tone="danger" live>
      <p>{text}</p>
    </Alert>
  </div>
);

function useDecision(onDecided: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (decide: () => Promise<unknown>, said: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await decide();
      toast('success', said);
      onDecided();
    } catch (error) {
      setFailure(describeError(error).message);
    }
    setBusy(false);
  };
  return { busy, failure, run };
}
