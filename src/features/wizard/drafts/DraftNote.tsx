import { Alert } from '../../../../renderers/ui';
import type { DraftState } from './DraftKeeper';
import styles from '../wizard.module.css';

const words: Readonly<Record<DraftState, string>> = {
  none: '',
  kept: 'Rascunho salvo.',
  local: 'Rascunho salvo neste navegador; será enviado quando a conexão voltar.',
  ended: 'Rascunho encerrado.',
};

/** Says whether what was typed is safe. */
export function DraftNote({ state }: { state: DraftState }) {
  return (
    <>
      <output className={styles.note}>{words[state]}</output>
      {state === 'ended' && (
        <Alert tone="warning" title="Esta solicitação foi enviada ou recomeçada em outra janela." live>
          <p>
            O que for digitado aqui não será mais salvo como rascunho. Para recomeçar, recarregue a página.
          </p>
        </Alert>
      )}
    </>
  );
}
