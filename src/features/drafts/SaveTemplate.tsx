import { useState } from 'react';
import { Button, toast } from '../../../renderers/ui';
import { laterDialog } from '../../../renderers/ui/laterDialog';

const NameDialog = laterDialog(async () => (await import('./NameDialog')).NameDialog);

/** Keeps answers to begin other requests with, under a name; `keep` rejects with ApiError. */
export function SaveTemplate({ keep }: { keep: (name: string) => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  const save = async (name: string) => {
    await keep(name);
    toast('success', 'Modelo salvo. Ele aparece quando você começar outra solicitação deste produto.');
  };
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
        Salvar como modelo
      </Button>
      {isOpen && (
        <NameDialog
          title="Salvar como modelo"
          hint="As respostas ficam, sem arquivos; as datas começam no dia em que ele for usado."
          name=""
          isRequired
          onName={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
