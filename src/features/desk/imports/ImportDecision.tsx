import { useState } from 'react';
import type { AcceptImportBody, DeskImport } from '../../../../contract/imports';
import { Alert, Button, toast } from '../../../../renderers/ui';
import { Form } from '../../../shared/forms/Form';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useSending } from '../../../shared/forms/useSending';
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
  const { busy, failure, refused, onSubmit } = useSending(async (body: AcceptImportBody) => {
    await acceptImport(imported.Identifier, body);
    toast('success', 'Apólice aceita. O cliente foi avisado.');
    onDecided();
  });
  return (
    <div className={styles.decision}>
      <h3>Confira com o documento</h3>
      <Form<AcceptImportBody>
        name="conferencia"
        context={{ products: products() }}
        record={recordOf(imported)}
        refused={refused}
        onErrors="focus"
        onSubmit={(body) => void onSubmit(body)}
      >
        {failure && !refusing && (
          <div className={styles.above}>
            <Alert tone="danger" live>
              <p>{failure.message}</p>
            </Alert>
          </div>
        )}
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
  const sending = useSending(async ({ reason }: { reason: string }) => {
    await refuseImport(props.identifier, reason);
    toast('success', 'Importação recusada. O cliente foi avisado.');
    props.onDecided();
  });
  return (
    <FormDialog
      title="Recusar a importação?"
      submit="Recusar importação"
      kind="danger"
      name="recusa"
      onClose={props.onClose}
      {...sending}
    />
  );
}
