import { counted } from '../../../engine/values';
import { Alert, controlAria, Field, Select, Skeleton } from '../../../renderers/ui';
import type { PapersAnswer } from '../../contract/papers';
import { documentLabel } from '../papers/documents';
import { PaperSide } from './PaperSide';
import { usePapers } from './usePapers';
import analysts from '../analysts.module.css';
import styles from './papers.module.css';

interface Props {
  readonly address: string;
  readonly product: string;
}

const summed = ({ Items, Compared, Total }: PapersAnswer) => {
  const many = counted(Items.length, 'documento muda', 'documentos mudam');
  const of = `em ${counted(Compared, 'caso impresso', 'casos impressos')} nas duas versões`;
  return Compared < Total ? `${many} ${of}, os primeiros de ${Total}.` : `${many} ${of}.`;
};

/** Documents of golden cases that the new version prints otherwise, one of them as pages of both. */
export function Papers({ address, product }: Props) {
  const { at, answer, isBusy, isBroken, choose } = usePapers(address, product);
  if (!answer && isBusy) return <Skeleton label="Imprimindo os casos nas duas versões…" lines={2} />;
  if (!answer) return <Alert tone="danger" title="Não foi possível imprimir os casos. Tente de novo." live />;
  const { Items, Shown } = answer;
  // A release has a card for each product.
  const frame = { id: `impact-paper-${product}`, label: 'Documento' };
  // Of those that were not printed nothing is known.
  if (Items.length === 0 && answer.Compared === answer.Total) return null;
  return (
    <section aria-label="Documentos lado a lado" className={styles.papers} aria-busy={isBusy}>
      <h3>Documentos lado a lado</h3>
      <p>{summed(answer)}</p>
      {Items.length > 0 && (
        <Field {...frame}>
          <Select
            {...controlAria(frame)}
            value={String(at)}
            options={Items.map(({ Case, Document }, index) => ({
              value: String(index),
              label: `${documentLabel(Document)} · caso ${Case}`,
            }))}
            onChange={(next) => next && choose(Number(next))}
          />
        </Field>
      )}
      {isBroken && <Alert tone="danger" title="Não foi possível imprimir o documento. Tente de novo." live />}
      {Shown && (
        <>
          <p className={analysts.muted}>
            Com as respostas do caso. O que a outra versão não diz está sublinhado; nada é guardado.
          </p>
          <div className={styles.sides}>
            <PaperSide name="Antes" side={Shown.Before} />
            <PaperSide name="Depois" side={Shown.After} />
          </div>
        </>
      )}
    </section>
  );
}
