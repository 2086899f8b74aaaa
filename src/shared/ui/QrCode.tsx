import { encode } from 'uqr';
import styles from './qrCode.module.css';

/** The blank around a code that a camera needs, in modules. */
const QUIET = 4;

/** Black on white by night too, for the cameras' sake. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{title}</title>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={squares.join('')} fill="#000000" />
    </svg>
  );
}
