import type { PremiumLayer, PremiumLayers } from '../../../contract/premiumLayers';
import { moneyText } from '../../../engine/values';
import { layerName, pieceText, signedText } from './layerWords';
import styles from './layers.module.css';

export function LayersTable({ layers: { Layers, Premium, Beyond } }: { layers: PremiumLayers }) {
  const last = Premium === null ? 'Em vigor' : 'Este pedido';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard's focus, or who has no mouse cannot read on.
    <section className={styles.table} aria-label="Camadas do prêmio" tabIndex={0}>
      <table>
        <caption className="ui-hidden">Camadas do prêmio</caption>
        <thead>
          <tr>
            <th scope="col">Documento</th>
            <th scope="col">Cobertura</th>
            <th scope="col">Prêmio cobrado</th>
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody className="ui-figures">
          {Layers.map((layer) => (
            <tr key={layer.Number ?? ''}>
              <th scope="row">{layerName(layer)}</th>
              <td>
                <Cover {...layer} />
              </td>
              <td data-label="Prêmio cobrado">{layer.Number === null ? '–' : moneyText(layer.Charged)}</td>
              <td data-label={last}>
                {Premium === null ? moneyText(layer.After) : signedText(layer.After - layer.Before)}
              </td>
            </tr>
          ))}
          {Beyond !== 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                Além das camadas: prêmio mínimo ou valor definido na análise
              </th>
              <td>{signedText(Beyond)}</td>
            </tr>
          )}
        </tbody>
        {Premium !== null && (
          <tfoot className="ui-figures">
            <tr>
              <th scope="row" colSpan={3}>
                {Premium < 0 ? 'Restituição líquida' : 'Prêmio líquido'}
              </th>
              <td>{moneyText(Math.abs(Premium))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Cover({ Pieces, Lost }: Pick<PremiumLayer, 'Pieces' | 'Lost'>) {
  return (
    <ul>
      {Pieces.map((piece) => (
        <li key={`${piece.From}-${piece.Amount}`}>{pieceText(piece)}</li>
      ))}
      {Lost.map((piece) => (
        <li key={`lost-${piece.From}-${piece.Amount}`}>retira {pieceText(piece)}</li>
      ))}
      {Pieces.length + Lost.length === 0 && <li>Nada em vigor</li>}
    </ul>
  );
}
