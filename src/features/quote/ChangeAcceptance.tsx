import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { moneyText } from '../../../engine/values';
import { Alert, Button, ConfirmDialog, toast } from '../../../renderers/ui';
import { describeError } from '../../shared/api/describeError';
import { useIntention } from '../../shared/api/useIntention';
import { nettingText } from '../../shared/requests/nettingText';
import { quoteUrl } from '../../shared/requests/quote';
import { nextLabel } from '../../shared/requests/status';
import type { Quote } from '../../../contract/quotes';
import { approveProposal } from './api';
import styles from './quote.module.css';

export function ChangeAcceptance({ quote }: { quote: Quote }) {
  const { mutate } = useSWRConfig();
  const { busy, run } = useIntention(approveProposal);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const accept = async () => {
    setFailure(undefined);
    try {
      if (await run({ identifier: quote.Identifier, premium: quote.Quote?.GrossPremium }))
        toast('success', 'Endosso aceito!');
    } catch (error) {
      setFailure(describeError(error).message);
    }
    setAsking(false);
    void mutate(quoteUrl(quote.Identifier));
  };
  const refund = quote.Quote && quote.Quote.GrossPremium < 0 ? -quote.Quote.GrossPremium : undefined;
  return (
    <div className={styles.change}>
      {failure && <Alert tone="danger" title={failure} live />}
      <Button onClick={() => setAsking(true)} busy={busy}>
        {nextLabel(quote.Status)}
      </Button>
      {asking && (
        <ConfirmDialog
          title="Deseja emitir o endosso?"
          busy={busy}
          onConfirm={() => void accept()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {refund === undefined
              ? 'Este endosso não muda o prêmio.'
              : `O valor a restituir é ${moneyText(refund)}.`}
          </p>
          {quote.Quote?.Netted && <p>{nettingText(quote.Quote.Netted)}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
