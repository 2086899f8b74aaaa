import { Dialog, DialogText, SummaryItems } from '../../../renderers/ui';
import { ExecutiveWays } from './ExecutiveWays';
import { offerItems } from '../../shared/requests/offerItems';
import type { Outcome } from './outcome';
import pageStyles from '../../shared/ui/page.module.css';

/** Specification 1 §2, quote created: what it came to, and an executive goes on with another request or follows this one. */
export function QuoteCreatedDialog({ registered }: { registered: Outcome }) {
  const { Identifier, offer } = registered;
  return (
    <Dialog
      title={registered.Title ?? 'Recebemos sua solicitação'}
      actions={<ExecutiveWays identifier={Identifier} />}
    >
      <div className={pageStyles.stack}>
        <DialogText>
          Número da solicitação: <strong>{Identifier}</strong>
        </DialogText>
        {offer && <SummaryItems items={offerItems(offer, true)} />}
      </div>
    </Dialog>
  );
}
