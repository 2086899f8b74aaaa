import { Alert } from '../../../../renderers/ui';
import { Progress } from './Progress';
import styles from './reading.module.css';
import type { ReadingState } from './useReading';

const NOTHING =
  'Lemos o texto, mas não encontramos respostas novas para este pedido. Confira se é o documento certo, ou siga preenchendo.';

export function Outcome({ reading }: { readonly reading: ReadingState }) {
  if (reading.state === 'reading') return <Progress {...reading} />;
  if (reading.state === 'failed') return <Alert tone="warning" live title={reading.message} />;
  const { partly, offers } = reading;
  return (
    <>
      {partly && (
        <Alert tone="info" title={`Lemos as primeiras ${partly.read} de ${partly.total} páginas.`} />
      )}
      {offers.length > 0 ? (
        <p className={styles.lead}>
          Confira cada valor com a linha de onde ele veio e desmarque o que não serve.
        </p>
      ) : (
        <Alert tone="info" live title={NOTHING} />
      )}
    </>
  );
}
