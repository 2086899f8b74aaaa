import { Alert, Button, Skeleton } from '../../../renderers/ui';
import type { Folder } from '../drafts/useFolder';
import { ReplayTotals } from '../impact/ReplayTotals';
import { useImpact, type Impact } from '../impact/useImpact';
import { ServerFaults } from '../ServerFaults';
import impacts from '../impact/impact.module.css';
import styles from './conversion.module.css';

interface Props {
  readonly product: string;
  readonly folder: Folder;
}

/** The draft on what customers have begun and sent: saved first, as the server replays what is saved. */
export function LiveTrial({ product, folder }: Props) {
  const impact = useImpact(`/workbench/draft/${folder.draft.Id}`, product);
  const isUnsaved = folder.unsaved.length > 0;
  const tryIt = async () => {
    if (isUnsaved && !(await folder.save())) return;
    impact.run();
  };
  return (
    <section aria-label="Rascunhos e pedidos de hoje" className={styles.examples}>
      <h2>Rascunhos e pedidos de hoje</h2>
      <p className={styles.note}>
        Os rascunhos abertos e os últimos pedidos passam pelo rascunho como está gravado. As respostas das
        pessoas não são mostradas: de um texto que se perde aparece a forma, com x no lugar de cada palavra.
      </p>
      <div>
        <Button
          kind="secondary"
          size="sm"
          busy={impact.isRunning || folder.isSaving}
          onClick={() => void tryIt()}
        >
          {isUnsaved ? 'Gravar e experimentar' : 'Experimentar'}
        </Button>
      </div>
      <Outcome impact={impact} />
    </section>
  );
}

function Outcome({ impact: { answer, requests, drafts, isRunning, error } }: { readonly impact: Impact }) {
  if (error !== undefined)
    return <Alert tone="danger" title="Não foi possível experimentar. Tente de novo." live />;
  if (!answer) return isRunning ? <Skeleton label="Comparando as versões…" lines={3} /> : null;
  if (answer.Faults.length > 0) return <ServerFaults faults={answer.Faults} keepsFrom="de experimentar" />;
  if (!answer.Impact) return <Alert tone="success" title="Nada muda neste produto." live />;
  return (
    <div className={impacts.replays}>
      <ReplayTotals title="Pedidos registrados" replays={requests} isRunning={isRunning} />
      <ReplayTotals title="Rascunhos abertos" replays={drafts} isRunning={isRunning} />
    </div>
  );
}
