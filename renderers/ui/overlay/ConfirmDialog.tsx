import type { ReactNode } from 'react';
import { Button } from '../layout/Button';
import { Dialog } from './Dialog';
import { DialogText } from './DialogText';

export interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirm?: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  blocked?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const actions = (
    <>
      <Button kind="quiet" onClick={props.onCancel} disabled={props.busy}>
        {props.cancel ?? 'Não'}
      </Button>
      <Button
        kind={props.danger ? 'danger' : 'primary'}
        onClick={props.blocked ? undefined : props.onConfirm}
        aria-disabled={props.blocked}
        busy={props.busy}
      >
        {props.confirm ?? 'Sim'}
      </Button>
    </>
  );
  return (
    <Dialog title={props.title} actions={actions} onClose={props.onCancel}>
      {props.children && <DialogText>{props.children}</DialogText>}
    </Dialog>
  );
}
