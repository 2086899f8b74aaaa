import { useId } from 'react';
import type { PremiumLayer } from '../../../contract/premiumLayers';
import { dateText, dayNumber, moneyText } from '../../../engine/values';
import { today } from '../config/serverClock';
import { layerName } from './layerWords';
import { plotOf, type Plot, type Segment } from './segments';
import styles from './layers.module.css';

const WIDTH = 1000;
const HEIGHT = 300;
const TONES = 4;

export function LayersPicture({ layers }: { layers: readonly PremiumLayer[] }) {
  const title = useId();
  const plot = plotOf(layers);
  if (!plot) return null;
  const { first, last, most } = plot;
  const now = dayNumber(today()) - dayNumber(first);
  return (
    <figure className={styles.picture}>
      <figcaption>Importância segurada, por documento e dia</figcaption>
      <p className={styles.most}>{moneyText(most)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-labelledby={title}>
        <title id={title}>
          {`Cobertura de ${dateText(first)} a ${dateText(last)}, no máximo ${moneyText(most)}. Os valores estão na tabela a seguir.`}
        </title>
        {plot.segments.map((segment) => (
          <Rectangle
            key={`${segment.kind}-${segment.layer}-${segment.from}-${segment.base}`}
            segment={segment}
            plot={plot}
            isAsked={layers[segment.layer]!.Number === null}
          />
        ))}
        {now > 0 && now < plot.days && (
          <line className={styles.today} x1={x(now, plot)} x2={x(now, plot)} y1={0} y2={HEIGHT} />
        )}
      </svg>
      <p className={styles.days}>
        <span>{dateText(first)}</span>
        {now > 0 && now < plot.days && <span>hoje, na linha tracejada</span>}
        <span>{dateText(last)}</span>
      </p>
      <ul className={styles.legend} aria-hidden="true">
        {layers.map((layer, at) => (
          <li key={layer.Number ?? ''} {...lookOf(at, layer.Number === null)}>
            {layerName(layer)}
          </li>
        ))}
        {layers.some(({ Lost }) => Lost.length > 0) && <li data-lost="">Retirado por este endosso</li>}
      </ul>
    </figure>
  );
}

const x = (days: number, plot: Plot) => (days / plot.days) * WIDTH;
const lookOf = (layer: number, isAsked: boolean) =>
  isAsked ? { 'data-asked': '' } : { 'data-tone': layer % TONES };

function Rectangle({ segment, plot, isAsked }: { segment: Segment; plot: Plot; isAsked: boolean }) {
  const { layer, kind, from, to, base, amount } = segment;
  const y = (value: number) => HEIGHT - (value / plot.most) * HEIGHT;
  return (
    <rect
      {...(kind === 'lost' ? { 'data-lost': '' } : lookOf(layer, isAsked))}
      x={x(from, plot)}
      width={x(to - from, plot)}
      y={y(base + amount)}
      height={y(base) - y(base + amount)}
    />
  );
}
