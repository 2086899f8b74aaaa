import type { PaymentPlans } from '../../../../contract/emission';
import { usePlans } from './usePlans';
import { validityWords, waitWords } from './words';

/** How fast an offer came, and until when it holds. */
export function Validity({ plans }: { plans: PaymentPlans }) {
  const { AnsweredIn } = plans;
  return (
    <>
      {AnsweredIn !== null && <>Aprovada em {waitWords(AnsweredIn)}. </>}
      <strong>{validityWords(plans)}</strong>
    </>
  );
}

/** The same of a request, once the server has said it; its line is there before. */
export function ValidityLine({ identifier }: { identifier: string }) {
  const { plans } = usePlans(identifier);
  return <p>{plans ? <Validity plans={plans} /> : '\u00a0'}</p>;
}
