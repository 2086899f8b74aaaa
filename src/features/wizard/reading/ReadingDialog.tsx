import { useState } from 'react';
import type { Definition } from '../../../../engine/index';
import { attachFile, useWizard } from '../../../../renderers';
import { Alert, Button, Checkbox, Dialog } from '../../../../renderers/ui';
import { accept } from './accept';
import type { Offer } from './offers';
import { OfferList } from './OfferList';
import styles from './reading.module.css';
import type { Taken } from './TakenNote';
import { type ReadingState, useReading } from './useReading';

interface Props {
  readonly file: File;
  readonly reads: NonNullable<Definition['reads']>;
  readonly onClose: () => void;
  readonly onTaken: (taken: Taken) => void;
}

/** A document being read, then what it proposes. */
export function ReadingDialog(props: Props) {
  const { file, onClose } = props;
  const { store } = useWizard();
  const reading = useReading(file, store);
  if (reading.state === 'found' && reading.offers.length > 0) return <Found {...props} found={reading} />;
  const isReading = reading.state === 'reading';
  const actions = (
    <Button kind={isReading ? 'secondary' : 'primary'} onClick={onClose}>
      {isReading ? 'Cancelar' : 'Entendi'}
    </Button>
  );
  return (
    <Dialog title={isReading ? 'Lendo o documento' : 'Nada foi lido'} actions={actions} onClose={onClose}>
      <p className={styles.file}>{file.name}</p>
      {reading.state === 'reading' && <Progress {...reading} />}
      {reading.state === 'failed' && <Alert tone="warning" live title={reading.message} />}
      {reading.state === 'found' && <Alert tone="info" live title={NOTHING} />}
    </Dialog>
  );
}

const NOTHING =
  'Lemos o texto, mas não encontramos respostas novas para este pedido. Confira se é o documento certo, ou siga preenchendo.';

function Progress({ page, pages }: Extract<ReadingState, { state: 'reading' }>) {
  return (
    <div className={styles.progress}>
      <progress max={Math.max(pages, 1)} value={page} aria-label="Leitura do documento" />
      <span className="ui-figures">{pages > 0 ? `Página ${page} de ${pages}` : 'Abrindo o arquivo…'}</span>
    </div>
  );
}

interface FoundProps extends Props {
  readonly found: Extract<ReadingState, { state: 'found' }>;
}

/** What is not answered yet is ticked; what the person has answered is theirs to give up. */
const tickedAtFirst = (offers: readonly Offer[]) =>
  new Set(offers.filter(({ answered }) => answered === undefined).map(({ path }) => path));

function Found({ file, reads, found, onClose, onTaken }: FoundProps) {
  const { offers, partly } = found;
  const room = useWizard();
  const [ticked, setTicked] = useState(() => tickedAtFirst(offers));
  const [isAttached, setAttached] = useState(false);
  const take = (chosen: readonly Offer[]) => {
    const before = room.store.getSession();
    const untaken = accept(room.store, chosen).map(
      ({ path }) => offers.find((one) => one.path === path)!.title,
    );
    if (isAttached && reads.attach) void attachFile(file, reads.attach, room);
    onTaken({ file: file.name, count: chosen.length - untaken.length, before, untaken });
  };
  const chosen = offers.filter(({ path }) => ticked.has(path));
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        Cancelar
      </Button>
      {chosen.length < offers.length && (
        <Button kind="secondary" onClick={() => take(offers)}>
          Usar todos
        </Button>
      )}
      <Button disabled={chosen.length === 0} onClick={() => take(chosen)}>
        {chosen.length === offers.length ? 'Usar todos' : `Usar marcados (${chosen.length})`}
      </Button>
    </>
  );
  return (
    <Dialog title="O que o documento responde" actions={actions} onClose={onClose} width="46rem">
      <p className={styles.file}>{file.name}</p>
      {partly && (
        <Alert tone="info" title={`Lemos as primeiras ${partly.read} de ${partly.total} páginas.`} />
      )}
      <p className={styles.lead}>
        Confira cada valor com a linha de onde ele veio e desmarque o que não serve.
      </p>
      <OfferList offers={offers} ticked={ticked} onTick={setTicked} />
      {reads.attach && <AttachChoice file={file} value={isAttached} onChange={setAttached} />}
    </Dialog>
  );
}

/** As the server takes a file. */
const MOST_BYTES = 10_000_000;

interface AttachProps {
  readonly file: File;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function AttachChoice({ file, value, onChange }: AttachProps) {
  if (file.size > MOST_BYTES)
    return <p className={styles.note}>O arquivo tem mais de 10 MB e não pode ser anexado ao pedido.</p>;
  return (
    <div className={styles.attach}>
      <Checkbox id="reading-attach" value={value} onChange={onChange}>
        Anexar também este arquivo ao pedido (ele será enviado à corretora)
      </Checkbox>
    </div>
  );
}
