import { FileSearch } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import type { Definition } from '../../../../engine/index';
import { useWizard, useWizardSession } from '../../../../renderers';
import { Button, toast } from '../../../../renderers/ui';
import { page } from '../../../shared/ui/page';
import styles from './reading.module.css';
import { TakenNote, type Taken } from './TakenNote';

// Its code, and the reader of PDFs, come with the first document.
const ReadingDialog = page(async () => (await import('./ReadingDialog')).ReadingDialog);

const NOT_LOADED =
  'Não foi possível abrir o leitor de PDF. Verifique a conexão e escolha o documento de novo.';

/** While the first step is open: answers may come from a document that the person has, which stays in this browser. */
export function ReadingOffer({ reads }: { readonly reads: NonNullable<Definition['reads']> }) {
  const { store } = useWizard();
  const isFirst = useWizardSession(({ steps }) => steps.find(({ visible }) => visible)?.status === 'open');
  const [taken, setTaken] = useState<Taken>();
  const { file, take, close, isLoading } = useChosen();
  const { isOver, ...dropping } = useDropped(take, isLoading);
  if (!isFirst && !file) return null;
  return (
    // Dropping is the mouse's way to what the button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.offer}
      aria-label="Começar por um documento"
      data-over={isOver || undefined}
      {...dropping}
    >
      <FileSearch size={24} aria-hidden="true" className={styles.sign} />
      <div className={styles.words}>
        {taken ? (
          <TakenNote taken={taken} store={store} onUndone={() => setTaken(undefined)} />
        ) : (
          <p>
            Tem {reads.document} em PDF? Arraste até aqui ou escolha: propomos as respostas. A leitura é no
            seu navegador: nada é enviado.
          </p>
        )}
      </div>
      <ChooseButton busy={isLoading} again={taken !== undefined} onChoose={take} />
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
    </section>
  );
}

/** The chosen file, once the code that reads it is there. */
function useChosen() {
  const [file, setFile] = useState<File>();
  const [isLoading, setLoading] = useState(false);
  const close = () => setFile(undefined);
  const take = (chosen: File) => {
    setFile(chosen);
    setLoading(true);
    ReadingDialog.fetch()
      .catch(() => {
        close();
        toast('danger', NOT_LOADED);
      })
      .finally(() => setLoading(false));
  };
  return { file, take, close, isLoading };
}

/** A file that is dropped is taken as a chosen one; of several the first, and none while one is being opened. */
function useDropped(take: (file: File) => void, isBusy: boolean) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(!isBusy);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const dropped = event.dataTransfer.files[0];
      setOver(false);
      if (!dropped) return;
      // The browser would open it in the wizard's place.
      event.preventDefault();
      if (!isBusy) take(dropped);
    },
  };
}

interface ChooseProps {
  readonly busy: boolean;
  readonly again: boolean;
  readonly onChoose: (file: File) => void;
}

function ChooseButton({ busy, again, onChoose }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="secondary" size="sm" busy={busy} onClick={() => input.current?.click()}>
        {again ? 'Ler outro documento' : 'Começar por um documento (PDF)'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        hidden
        aria-label="Documento em PDF"
        data-testid="reading-file"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </>
  );
}
