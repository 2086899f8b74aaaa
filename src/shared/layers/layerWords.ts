import type { LayerPiece, PremiumLayer } from '../../../contract/premiumLayers';
import { dateText, moneyText } from '../../../engine/values';

export const layerName = ({ Number, Title }: PremiumLayer): string =>
  Number === null ? `${Title} (este pedido)` : `${Title} ${Number}`;

/** `To` is the first day without cover. */
export const pieceText = ({ Amount, From, To }: LayerPiece): string =>
  `${moneyText(Amount)} de ${dateText(From)} a ${dateText(To)}`;

export const signedText = (amount: number): string =>
  amount > 0 ? `+ ${moneyText(amount)}` : moneyText(amount);
