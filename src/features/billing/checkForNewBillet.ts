import type { ListedBillet } from '../../../contract/billing';
import { dateText } from '../../../engine/values';
import { toast } from '../../../renderers/ui';
import { showError } from '../../shared/alert/alertStore';
import { findNewerBillet } from './api';

const SAME = 'Não há um novo boleto para esta parcela.';
const PAID = 'Esta parcela já consta como paga.';

/** Looks whether an installment has another billet by now, and says so (specification 3 §4, Financial). */
export async function checkForNewBillet(billet: ListedBillet): Promise<void> {
  try {
    const newer = await findNewerBillet(billet);
    if (!newer) toast('info', SAME);
    else
      toast(
        'success',
        newer.PaidAt ? PAID : `Há um novo boleto desta parcela, que vence em ${dateText(newer.DueDate)}.`,
      );
  } catch (error) {
    showError(error);
  }
}
