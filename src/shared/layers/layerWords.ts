import type { LayerPiece, PremiumLayer } from '../../../contract/premiumLayers';
import { dateText, moneyText } from '../../../engine/values';

/** What a layer is called: its document, or what is asked for. */
export const layerName = ({ Number, Title }: PremiumLayer): string =>
  Number === null ? `${Title} (este pedido)` : `${Title} ${Number}`;

/** A stretch of cover; its last day is the first without it. */
export const pieceText = ({ Amount, From, To }: LayerPiece): string =>
  `${moneyText(Amount)} de ${dateText(From)} a ${dateText(To)}`;

/** A difference with its sign, so that what is given back reads as such. */
export const signedText = (amount: number): string =>
  amount > 0 ? `+ ${moneyText(amount)}` : moneyText(amount);
