import { Link } from 'react-router-dom';
import { Alert } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { TextLink } from '../../../shared/ui/TextLink';
import type { DraftState } from './DraftKeeper';
import styles from '../wizard.module.css';

const words: Readonly<Record<DraftState, string>> = {
  none: '',
  kept: 'Rascunho salvo.',
  here: 'Rascunho só neste navegador.',
  local: 'Rascunho só neste navegador; será enviado quando a conexão voltar.',
  full: 'Rascunho só neste navegador.',
  ended: 'Rascunho encerrado.',
};

export function DraftNote({ state }: { state: DraftState }) {
  return (
    <>
      <output className={styles.note}>{words[state]}</output>
      {state === 'full' && (
        <Alert tone="warning" title="O limite de rascunhos foi atingido." live>
          <p>
            Este fica só neste navegador.{' '}
            <TextLink asChild>
              <Link to={paths.drafts} target="_blank">
                Conclua ou descarte algum
              </Link>
            </TextLink>{' '}
            para que ele também seja salvo no portal.
          </p>
        </Alert>
      )}
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
