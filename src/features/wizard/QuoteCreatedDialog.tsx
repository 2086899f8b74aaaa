import { Dialog, DialogText } from '../../../renderers/ui';
import { ExecutiveWays } from './ExecutiveWays';
import type { Registered } from '../../../contract/quotes';

/** Specification 1 §2, quote created: an executive goes on with another request, or follows this one. */
export function QuoteCreatedDialog({ registered }: { registered: Registered }) {
  const { Identifier } = registered;
  return (
    <Dialog
      title={registered.Title ?? 'Recebemos sua solicitação'}
      actions={<ExecutiveWays identifier={Identifier} />}
    >
      <DialogText>
        Número da solicitação: <strong>{Identifier}</strong>
      </DialogText>
    </Dialog>
  );
}
