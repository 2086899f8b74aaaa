import { useNavigate } from 'react-router-dom';
import type { Repeated } from '../../../contract/quotes';
import { wizardById } from '../products/entries';
import type { RepeatedRequest, WizardState } from './navigation';
import { formPage } from './places';

type More = Pick<RepeatedRequest, 'why' | 'isDifference'>;

export function useRepeat() {
  const navigate = useNavigate();
  return ({ Wizard, ...repeated }: Repeated, title: string, more: More = {}) => {
    const entry = wizardById(Wizard);
    const state: WizardState = { repeats: { ...repeated, title, ...more } };
    if (entry) void navigate(formPage(entry), { state });
  };
}
