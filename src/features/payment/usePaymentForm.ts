import { useEffect, useMemo, useState } from 'react';
import { resume, start, transition, type CompiledDefinition, type Transition } from '../../../engine';
import { forms } from 'virtual:lastro/products';
import { compile } from '../wizard/definitions';
import { useEnvironment } from '../wizard/useEnvironment';
import { keptPayment } from './keptPayment';

/** The form's name in the catalogue. */
const FORM = 'pagamento';

/** What an offer and its client leave to choose from: the form's context. */
export type PaymentTerms = Readonly<{
  /** Total premium in R$. */
  premium: number;
  maxInstallments: number;
  invoiceBilling: boolean;
}>;

function useDefinition(): { form?: CompiledDefinition; error?: unknown } {
  const [loaded, setLoaded] = useState<{ form?: CompiledDefinition; error?: unknown }>({});
  useEffect(() => {
    let wanted = true;
    forms[FORM]!().then(
      (module) => wanted && setLoaded({ form: compile(module) }),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => void (wanted = false);
  }, []);
  return loaded;
}

/** The payment form opened on these terms, with what was chosen before and not sent. */
export function usePaymentForm(
  identifier: string,
  { premium, maxInstallments, invoiceBilling }: PaymentTerms,
): { opened?: Transition; error: unknown } {
  const { env, error: noContext } = useEnvironment();
  const { form, error: noForm } = useDefinition();
  const opened = useMemo(() => {
    if (!env || !form) return undefined;
    const begun = start(form, { ...env, context: { premium, maxInstallments, invoiceBilling } });
    const kept = keptPayment(identifier);
    return kept ? transition(begun.session, resume(kept)) : begun;
  }, [env, form, identifier, premium, maxInstallments, invoiceBilling]);
  return { opened, error: noContext ?? noForm };
}
