import type { Effect } from '../../engine/index';
import { Button, Dialog, DialogText } from '../ui';

export type Told = Extract<Effect, { type: 'told' }>;

interface Props {
  readonly told: Told;
  readonly onClose: () => void;
  readonly onTake: () => void;
}

export function ToldDialog({ told, onClose, onTake }: Props) {
  const close = told.close ?? (told.offer ? 'Cancelar' : 'Fechar');
  const take = () => {
    onTake();
    onClose();
  };
  return (
    <Dialog
      title={told.title ?? 'Atenção'}
      width="600px"
      onClose={onClose}
      actions={
        <>
          <Button kind={told.offer ? 'quiet' : 'primary'} onClick={onClose}>
            {close}
          </Button>
          {told.offer && (
            <Button kind="primary" onClick={take}>
              {told.offer}
            </Button>
          )}
        </>
      }
    >
      <DialogText>{told.message}</DialogText>
    </Dialog>
  );
}
