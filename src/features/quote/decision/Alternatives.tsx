import type { ReactNode } from 'react';
import { isChange } from '../../../shared/requests/places';
import styles from './decision.module.css';

interface Props {
  readonly identifier: string;
  readonly analysable: boolean;
  readonly proposal?: ReactNode;
  readonly analysis?: ReactNode;
}

export function Alternatives({ identifier, analysable, proposal, analysis }: Props) {
  const isOfChange = isChange(identifier);
  return (
    <dl className={styles.ways}>
      <Way name={isOfChange ? 'Emitir Endosso' : 'Emitir Apólice'}>
        {isOfChange ? 'Contrata o endosso agora' : 'Contrata a apólice agora'}: os boletos saem em seguida.
      </Way>
      <Way name="Pedir Proposta" action={proposal}>
        Gera a proposta para você ler e aceitar depois: nada é contratado antes do aceite.
      </Way>
      {analysable && (
        <Way name="Solicitar Análise" action={analysis}>
          Pede que o executivo reveja {isOfChange ? 'este endosso' : 'esta cotação'}: até a resposta,{' '}
          {isOfChange ? 'ele não pode ser contratado' : 'ela não pode ser contratada'}.
        </Way>
      )}
    </dl>
  );
}

const Way = ({ name, children, action }: { name: string; children: ReactNode; action?: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {action && <dd className={styles.way}>{action}</dd>}
  </div>
);
