import { Dialog } from '../../../renderers/ui';
import styles from './palette.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['Ctrl + K', 'Ir para uma página, um produto, um rascunho, uma solicitação ou uma apólice'],
  ['Ctrl + Enter', 'Continuar: envia a etapa ou o formulário em que você está'],
  ['Alt + P', 'Em um campo calculado, preenchido ou bloqueado: diz por quê'],
  ['Esc', 'Fecha a janela ou a lista aberta'],
  ['?', 'Mostra estes atalhos'],
  ['/', 'Em uma lista: vai para a busca'],
  ['J e K', 'Em uma lista: linha seguinte e anterior; na mesa, com uma solicitação ao lado, abre a seguinte'],
  ['Enter', 'Em uma linha: abre'],
  ['X', 'Em uma linha: seleciona, para agir sobre várias'],
  ['Esc', 'Em uma lista: desfaz a seleção, depois os filtros, depois a busca'],
  [
    'A, C e N',
    'Na mesa: aprovar, pedir correção e próxima solicitação; a pergunta antes de decidir continua',
  ],
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Atalhos do teclado" onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={does} className={styles.key}>
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
