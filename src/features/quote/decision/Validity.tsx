import type { PaymentPlans } from '../../../../contract/emission';
import { validityWords, waitWords } from './words';

export function Validity({ plans }: { plans: PaymentPlans }) {
  const { AnsweredIn } = plans;
  return (
    <>
      {AnsweredIn !== null && <>Aprovada em {waitWords(AnsweredIn)}. </>}
      <strong>{validityWords(plans)}</strong>
    </>
  );
}
