import { useState } from 'react';
import type { Definition } from '../../../../engine/index';
import { attachFile, useWizard } from '../../../../renderers';
import { Button, Dialog } from '../../../../renderers/ui';
import { accept } from './accept';
import { AttachChoice } from './AttachChoice';
import type { Offer } from './offers';
import { OfferList } from './OfferList';
import { Outcome } from './Outcome';
import styles from './reading.module.css';
import type { Taken } from './TakenNote';
import { useReading, type ReadingState } from './useReading';

interface Props {
  readonly file: File;
  readonly reads: NonNullable<Definition['reads']>;
  readonly onClose: () => void;
  readonly onTaken: (taken: Taken) => void;
}

const NONE: readonly Offer[] = [];

const tickedAtFirst = (offers: readonly Offer[]): ReadonlySet<string> =>
  new Set(offers.filter(({ answered }) => answered === undefined).map(({ path }) => path));

function titleOf({ state }: ReadingState, offers: readonly Offer[]): string {
  if (state === 'reading') return 'Lendo o documento';
  return offers.length > 0 ? 'O que o documento responde' : 'Nada foi lido';
}

/** One dialog for reading and proposals, so that nothing opens twice. */
export function ReadingDialog({ file, reads, onClose, onTaken }: Props) {
  const room = useWizard();
  const reading = useReading(file, room.store);
  const offers = reading.state === 'found' ? reading.offers : NONE;
  const [ticks, setTicks] = useState<ReadonlySet<string>>();
  const [isAttached, setAttached] = useState(false);
  const ticked = ticks ?? tickedAtFirst(offers);
  const take = (chosen: readonly Offer[]) => {
    const before = room.store.getSession();
    const titles = new Map(offers.map(({ path, title }) => [path, title]));
    const untaken = accept(room.store, chosen).map(({ path }) => titles.get(path)!);
    if (isAttached && reads.attach) void attachFile(file, reads.attach, room);
    onTaken({ file: file.name, count: chosen.length - untaken.length, before, untaken });
  };
  const actions =
    offers.length > 0 ? (
      <TakeButtons offers={offers} ticked={ticked} onTake={take} onClose={onClose} />
    ) : (
      <Button kind={reading.state === 'reading' ? 'secondary' : 'primary'} onClick={onClose}>
        {reading.state === 'reading' ? 'Cancelar' : 'Entendi'}
      </Button>
    );
  return (
    <Dialog title={titleOf(reading, offers)} actions={actions} onClose={onClose} width="46rem">
      <p className={styles.file}>{file.name}</p>
      <Outcome reading={reading} />
      {offers.length > 0 && <OfferList offers={offers} ticked={ticked} onTick={setTicks} />}
      {offers.length > 0 && reads.attach && (
        <AttachChoice file={file} value={isAttached} onChange={setAttached} />
      )}
    </Dialog>
  );
}

interface TakeProps {
  readonly offers: readonly Offer[];
  readonly ticked: ReadonlySet<string>;
  readonly onTake: (chosen: readonly Offer[]) => void;
  readonly onClose: () => void;
}

function TakeButtons({ offers, ticked, onTake, onClose }: TakeProps) {
  const chosen = offers.filter(({ path }) => ticked.has(path));
  const isAll = chosen.length === offers.length;
  return (
    <>
      <Button kind="quiet" onClick={onClose}>
        Cancelar
      </Button>
      {!isAll && (
        <Button kind="secondary" onClick={() => onTake(offers)}>
          Usar todos
        </Button>
      )}
      <Button disabled={chosen.length === 0} onClick={() => onTake(chosen)}>
        {isAll ? 'Usar todos' : `Usar marcados (${chosen.length})`}
      </Button>
    </>
  );
}
