import type { PolicyStatus } from '../../../contract/statuses/policy';
import type { Tone } from '../../../renderers/ui';

export const policyTones: Readonly<Record<PolicyStatus, Tone>> = {
  Emitida: 'info',
  Vigente: 'success',
  Vencida: 'warning',
  Cancelado: 'danger',
};
