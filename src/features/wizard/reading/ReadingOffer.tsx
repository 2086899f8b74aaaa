import { useEffect, useEffectEvent, useState } from 'react';
import type { Definition } from '../../../../engine/index';
import { useWizard, useWizardSession } from '../../../../renderers';
import { page } from '../../../shared/ui/page';
import { PdfDrop } from './PdfDrop';
import { TakenNote, type Taken } from './TakenNote';
import { useChosenPdf } from './useChosenPdf';

// The dialog and the PDF reader load with the first document.
const ReadingDialog = page(async () => (await import('./ReadingDialog')).ReadingDialog);

interface Props {
  readonly reads: NonNullable<Definition['reads']>;
  readonly takeChosen?: () => File | undefined;
}

/** Shown at the first step; the document stays in this browser. */
export function ReadingOffer({ reads, takeChosen }: Props) {
  const { store } = useWizard();
  const isFirst = useWizardSession(({ steps }) => steps.find(({ visible }) => visible)?.status === 'open');
  const [taken, setTaken] = useState<Taken>();
  const { file, take, close, isLoading } = useChosenPdf(ReadingDialog);
  const begin = useEffectEvent(() => {
    const chosen = takeChosen?.();
    if (chosen) take(chosen);
  });
  useEffect(() => begin(), []);
  if (!isFirst && !file) return null;
  return (
    <>
      <PdfDrop
        label="Começar por um documento"
        action={taken ? 'Ler outro documento' : 'Começar por um documento (PDF)'}
        busy={isLoading}
        onTake={take}
      >
        {taken ? (
          <TakenNote taken={taken} store={store} onUndone={() => setTaken(undefined)} />
        ) : (
          <p>
            Tem {reads.document} em PDF? Arraste até aqui ou escolha: propomos as respostas. A leitura é no
            seu navegador: nada é enviado.
          </p>
        )}
      </PdfDrop>
      {file && !isLoading && (
        <ReadingDialog
          file={file}
          reads={reads}
          onClose={close}
          onTaken={(next) => {
            setTaken(next);
            close();
          }}
        />
      )}
    </>
  );
}
