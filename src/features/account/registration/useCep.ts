import { useState } from 'react';
import { api } from '../../../shared/api/api';
import type { RegistrationForm } from './registrationForm';

interface CepAnswer {
  logradouro: string;
  bairro: string;
  uf: string;
  localidade: string;
}

const CEP_LENGTH = 8;

/** Asks what stands at a complete CEP; a failure leaves the address to be typed. */
export function useCep(fill: (address: Partial<RegistrationForm>) => void) {
  const [busy, setBusy] = useState(false);
  const lookUp = async (cep: string) => {
    if (cep.length !== CEP_LENGTH) return;
    setBusy(true);
    try {
      const { data } = await api.get<CepAnswer>(`/client/ViaCEPWS/${cep}`, {
        noLoading: true,
        ownErrors: true,
      });
      fill({ place: data.logradouro, district: data.bairro, city: data.localidade, state: data.uf });
    } catch {
      // An unknown CEP is no error: whoever lives there types the rest.
    }
    setBusy(false);
  };
  return { busy, lookUp };
}
