import type { Finding } from '../check/finding';
import { readsOf } from '../../engine/expression';
import { placeOf } from '../impact/placeOf';
import type { Version } from '../impact/Version';
import type { FlowLink } from './Flow';
import { marksUnder } from './marks';
import type { Names } from './names';
import { ASKED, DECIDED, partsOf } from './priceParts';
import { Sentences } from './Sentences';

export function priceLinks(version: Version, findings: readonly Finding[], names: Names): FlowLink[] {
  const { rating, subject } = version;
  if (!rating) return [];
  const sentences = new Sentences(names, ASKED);
  return partsOf(rating).map(({ id, pointer, expression }) => {
    const { file, pointer: inner } = placeOf(version, `/rating${pointer}`);
    const decision = pointer.startsWith('/decisions/')
      ? rating.decisions[Number(pointer.split('/')[2])]
      : undefined;
    const words = decision
      ? `Se ${sentences.condition(expression)}, então o pedido ${DECIDED[decision.outcome]}: “${decision.reason}”`
      : sentences.value(expression);
    return {
      ...({ id, kind: 'price', effect: 'price', to: [id], words } as const),
      from: readsOf(expression).fields,
      place: `${file}#${inner}`,
      marks: marksUnder(subject, findings, `/rating${pointer}`),
    };
  });
}
