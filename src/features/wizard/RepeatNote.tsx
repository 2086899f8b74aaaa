import { dateText } from '../../../engine/values';
import { Alert } from '../../../renderers/ui';
import type { RepeatedRequest } from '../../shared/requests/navigation';
import styles from './wizard.module.css';

export function RepeatNote({
  repeated: { title, why, Moved, Mapped = [], Left },
  isWhole = true,
}: {
  repeated: RepeatedRequest;
  isWhole?: boolean;
}) {
  return (
    <div className={styles.repeated}>
      <Alert tone="info" title={title}>
        {why && <p>O que corrigir: {why}</p>}
        <p>
          {isWhole
            ? 'As respostas foram copiadas. Confira cada etapa antes de continuar.'
            : 'Mude o que é novo e envie: o restante vai como estava.'}
        </p>
        {Moved.map(({ Title, From, To }) => (
          <p key={Title}>
            {Title}: de {dateText(From)} para {dateText(To)}.
          </p>
        ))}
        {Mapped.map(({ Title, From, To }) => (
          <p key={Title}>
            {Title}: “{From}” agora é “{To}”.
          </p>
        ))}
        {Left.length > 0 && <p>Não copiado: {Left.join(', ')}.</p>}
      </Alert>
    </div>
  );
}
