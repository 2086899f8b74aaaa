import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '../../../engine/index';
import { ruleUses } from '../../flow/ruleUses';
import type { WizardStore } from '../../../renderers';
import { Alert, Card, Skeleton } from '../../../renderers/ui';
import { useKeptFocus } from '../../../src/shared/ui/useKeptFocus';
import { CommentsContext, commentsIn } from '../comments/commentsAt';
import { DraftComments } from '../comments/DraftComments';
import { useDiscussion, type Talk } from '../comments/useDiscussion';
import { CasesCard } from '../cases/CasesCard';
import { rulesOfCase } from '../cases/rulesOfCase';
import { Causes, Mended } from '../mending/Causes';
import { useMending } from '../mending/useMending';
import { RecordCase } from '../recording/RecordCase';
import { SelectContext, type Selection } from '../selection';
import { Trial } from '../trial/Trial';
import { useLiveSession } from '../trial/useLiveSession';
import { useUnsaved } from '../leaving/unsaved';
import { PlaceContext, type OpenPlace, type Way } from '../opening';
import { isBench } from '../places';
import type { AnalysedProduct } from '../useProduct';
import { CheckResult } from './CheckResult';
import { FileBar } from './FileBar';
import { FileNotices } from './FileNotices';
import { NotSaved } from './NotSaved';
import type { Mode } from './mode';
import type { Folder } from './useFolder';
import { usePreview } from './usePreview';
import type { Origin } from '../views/Origin';
import { Views } from '../views/Views';
import { useSaveKey } from './useSaveKey';
import styles from './drafts.module.css';

const CasesTable = lazy(async () => ({ default: (await import('../table/CasesTable')).CasesTable }));
const FileForm = lazy(() => import('./form/FileForm'));
const JsonEditor = lazy(() => import('./editor/JsonEditor'));
const Comparison = lazy(() => import('./editor/Comparison'));

interface Props {
  readonly id: string;
  readonly product: string;
  readonly folder: Folder;
}

interface Place {
  readonly file: string;
  readonly target?: { readonly pointer: string };
}

export function DraftBench({ id, product, folder }: Props) {
  const previewed = usePreview(id, product, folder);
  const asked = useLocation().state as { file: string; pointer: string; way?: Way } | null;
  const [mode, setMode] = useState<Mode>(asked ? (asked.way ?? 'text') : 'fields');
  const [place, setPlace] = useState<Place>(() =>
    asked ? { file: asked.file, target: { pointer: asked.pointer } } : { file: `${product}/product.json` },
  );
  const show = useCallback((file: string, pointer: string) => {
    setPlace({ file, target: { pointer } });
    setMode('text');
  }, []);
  const open = useCallback<OpenPlace>((at, way) => {
    const [file = '', pointer = ''] = at.split('#');
    setPlace({ file, target: { pointer } });
    setMode(way);
  }, []);
  const compare = (file: string) => {
    setPlace({ file });
    setMode('compare');
  };
  const stays = useCallback((pathname: string) => isBench(id, pathname), [id]);
  useUnsaved(folder.unsaved.length > 0, { stays, save: folder.save });
  useSaveKey(folder.save);
  const own = folder.files.find(({ File }) => File === place.file);
  const text = folder.texts.get(place.file) ?? '';
  const [store, setStore] = useState<WizardStore>();
  const talk = useDiscussion(`rascunho-${id}`);
  const { threads } = talk;
  const said = useMemo(() => commentsIn(threads, place.file), [threads, place.file]);
  const session: Session | undefined = useLiveSession(store);
  const isComing = previewed.product ? !session : previewed.isChecking;
  return (
    <div className={styles.bench} data-mode={mode}>
      <div {...useKeptFocus<HTMLDivElement>()} className={styles.work}>
        <FileBar
          folder={folder}
          file={place.file}
          mode={mode}
          onMode={setMode}
          onFile={(file) => setPlace({ file })}
        />
        <NotSaved folder={folder} product={product} />
        <FileNotices folder={folder} onCompare={compare} />
        <CheckResult previewed={previewed} onPlace={show} />
        <Suspense fallback={<Skeleton lines={12} />}>
          {mode === 'cases' &&
            (previewed.product ? (
              <CasesTable id={product} folder={folder} product={previewed.product} onPlace={show} />
            ) : (
              <Waiting isChecking={previewed.isChecking} />
            ))}
          {mode === 'fields' && (
            <CommentsContext value={said}>
              <FileForm
                product={product}
                file={place.file}
                target={place.target}
                folder={folder}
                faults={previewed.faults}
                onGo={(file, pointer) => setPlace({ file, target: { pointer } })}
                onText={show}
              />
            </CommentsContext>
          )}
          {mode === 'text' && (
            <JsonEditor
              key={place.file}
              file={place.file}
              text={text}
              texts={folder.texts}
              faults={previewed.faults}
              target={place.target}
              onChange={(next) => folder.edit(place.file, next)}
            />
          )}
          {mode === 'compare' && <Comparison before={own?.Base ?? own?.Text ?? ''} after={text} />}
        </Suspense>
        <PlaceContext value={open}>
          <DraftComments
            key={place.file}
            draft={id}
            product={product}
            talk={talk}
            texts={folder.texts}
            file={place.file}
            pointer={place.target?.pointer}
          />
        </PlaceContext>
      </div>
      <div className={styles.work} data-waiting={isComing ? '' : undefined}>
        {previewed.product ? (
          <Tried
            talk={talk}
            id={product}
            product={previewed.product}
            folder={folder}
            places={show}
            session={session}
            onStore={setStore}
          />
        ) : (
          <Waiting isChecking={previewed.isChecking} />
        )}
      </div>
      <div className={styles.whole}>
        <PlaceContext value={open}>
          <Views
            origin={originOf(id, product, folder)}
            session={session}
            rating={previewed.product?.book.rating}
          />
        </PlaceContext>
      </div>
    </div>
  );
}

function originOf(id: string, product: string, { texts, files, unsaved }: Folder): Origin {
  const typed = unsaved.map((file) => [file, texts.get(file) ?? ''] as const);
  const saved = files.map(({ Version }) => Version).join();
  return { product, draft: id, files: Object.fromEntries(typed), saved };
}

function Waiting({ isChecking }: { isChecking: boolean }) {
  if (isChecking) return <Skeleton lines={8} />;
  return (
    <Card>
      <Alert tone="warning" title="Ainda não há uma versão sem problemas para experimentar." />
    </Card>
  );
}

function Tried({
  talk,
  id,
  product,
  folder,
  places,
  session,
  onStore,
}: {
  talk: Talk;
  id: string;
  product: AnalysedProduct;
  folder: Folder;
  places: (file: string, pointer: string) => void;
  session: Session | undefined;
  onStore: (store: WizardStore) => void;
}) {
  const rules = useMemo(() => ruleUses(product.definition), [product]);
  const mending = useMending(id, product, folder, talk);
  const select = useCallback(
    (selection: Selection) => {
      const at = 'rule' in selection ? product.book.places[selection.rule] : undefined;
      if (!at) return;
      const [file = '', pointer = ''] = at.split('#');
      places(file, pointer);
    },
    [product, places],
  );
  return (
    <SelectContext value={select}>
      <Trial product={product} session={session} onStore={onStore} onField={ignored}>
        {(tried) => <RecordCase id={id} product={product} folder={folder} session={session} tried={tried} />}
      </Trial>
      <CasesCard
        product={product}
        rules={rules}
        notice={<Mended done={mending.done} />}
        renderFailing={(failing) => (
          <Causes
            failing={failing}
            definition={product.definition}
            mending={mending}
            rulesOf={(result) => rulesOfCase(result, product.book, rules)}
          />
        )}
      />
    </SelectContext>
  );
}

const ignored = () => undefined;
