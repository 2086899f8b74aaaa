import { ConfirmDialog } from '../../../../renderers/ui';
import { holderText } from './HolderLine';
import type { OverHolder } from './useOverHolder';

export function OtherHolder({ holder: { other, question } }: { holder: OverHolder }) {
  if (!other || !question) return null;
  return (
    <ConfirmDialog
      title="Decidir mesmo assim?"
      confirm="Decidir mesmo assim"
      cancel="Cancelar"
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      <p>{holderText(other)} A decisão fica registrada em seu nome.</p>
    </ConfirmDialog>
  );
}
