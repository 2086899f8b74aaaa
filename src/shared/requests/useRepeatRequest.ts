import { useState } from 'react';
import type { Repeated } from '../../../contract/quotes';
import { showError } from '../alert/alertStore';
import { api } from '../api/api';
import { useRepeat } from './useRepeat';

/** Asks again for what a registered request asked for: the wizard opens on its answers. */
export function useRepeatRequest() {
  const repeat = useRepeat();
  const [busy, setBusy] = useState(false);
  const open = async (identifier: string) => {
    setBusy(true);
    try {
      const { data } = await api.get<Repeated>('/quote/repeat', { params: { identifier }, ownErrors: true });
      repeat(data, `Repetição da solicitação ${identifier}`);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, repeat: (identifier: string) => void open(identifier) };
}
