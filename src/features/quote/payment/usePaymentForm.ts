import { useMemo } from 'react';
import { resume, startOn, type Transition } from '../../../../engine/index';
import { formConstants } from '../../../shared/products/constants';
import { useEnvironment } from '../../../shared/products/useEnvironment';
import { keptForm } from '../../../shared/forms/keptForm';
import { useForm } from '../../../shared/forms/useForm';

const FORM = 'pagamento';

export type PaymentTerms = Readonly<{
  /** Total premium in R$. */
  premium: number;
  maxInstallments: number;
  invoiceBilling: boolean;
}>;

export function usePaymentForm(
  identifier: string,
  { premium, maxInstallments, invoiceBilling }: PaymentTerms,
): { opened: Transition | undefined; error: unknown } {
  const { env, error: noContext } = useEnvironment();
  const { form, error: noForm } = useForm(FORM);
  const opened = useMemo(() => {
    if (!env || !form) return undefined;
    const kept = keptForm(identifier);
    const context = { premium, maxInstallments, invoiceBilling };
    const terms = { ...env, constants: formConstants, context };
    return startOn(form, terms, kept ? [resume(kept)] : []);
  }, [env, form, identifier, premium, maxInstallments, invoiceBilling]);
  return { opened, error: noContext ?? noForm };
}
