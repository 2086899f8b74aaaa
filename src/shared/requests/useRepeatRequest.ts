import { useState } from 'react';
import type { Repeated } from '../../../contract/quotes';
import { showError } from '../alert/alertStore';
import { api } from '../api/api';
import { useRepeat } from './useRepeat';

interface Correcting {
  readonly why?: string | undefined;
}

export function useRepeatRequest() {
  const repeat = useRepeat();
  const [busy, setBusy] = useState(false);
  const open = async (identifier: string, correcting?: Correcting) => {
    setBusy(true);
    try {
      const { data } = await api.get<Repeated>('/quote/repeat', { params: { identifier }, ownErrors: true });
      const title = correcting ? 'Correção' : 'Repetição';
      const more = correcting ? { why: correcting.why } : { isDifference: true };
      repeat(data, `${title} da solicitação ${identifier}`, more);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    repeat: (identifier: string) => void open(identifier),
    correct: (identifier: string, why?: string) => void open(identifier, { why }),
  };
}
