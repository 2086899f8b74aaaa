import { Dialog } from '../../../renderers/ui';
import styles from './palette.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['Ctrl + K', 'Ir para uma página, um produto, um rascunho, uma solicitação ou uma apólice'],
  ['Ctrl + Enter', 'Continuar: envia a etapa ou o formulário em que você está'],
  ['Esc', 'Fecha a janela ou a lista aberta'],
  ['?', 'Mostra estes atalhos'],
];

/** "?": the keys of the portal. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Atalhos do teclado" onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
