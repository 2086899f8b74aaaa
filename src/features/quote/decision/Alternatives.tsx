import type { ReactNode } from 'react';
import { isChange } from '../../../shared/requests/places';
import styles from './decision.module.css';

/** What each button of the payment brings about, in a sentence. */
export function Alternatives({ identifier, analysable }: { identifier: string; analysable: boolean }) {
  const isOfChange = isChange(identifier);
  return (
    <dl className={styles.ways}>
      <Way name={isOfChange ? 'Emitir Endosso' : 'Emitir Apólice'}>
        {isOfChange ? 'Contrata o endosso agora' : 'Contrata a apólice agora'}: os boletos saem em seguida.
      </Way>
      <Way name="Pedir Proposta">
        Gera a proposta para você ler e aceitar depois: nada é contratado antes do aceite.
      </Way>
      {analysable && (
        <Way name="Solicitar Análise">
          Pede que o executivo reveja {isOfChange ? 'este endosso' : 'esta cotação'}: até a resposta,{' '}
          {isOfChange ? 'ele não pode ser contratado' : 'ela não pode ser contratada'}.
        </Way>
      )}
    </dl>
  );
}

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
