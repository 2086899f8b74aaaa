import { pointerPart } from '../../engine/definition';
import type { Json } from '../../engine/expression';
import type { Rating } from '../../engine/rating';
import type { Flow } from './Flow';

export interface Part {
  readonly id: string;
  readonly title: string;
  /** Below `/rating`. */
  readonly pointer: string;
  readonly expression: Json;
}

export const ASKED = {
  premium: 'o prêmio comercial',
  months: 'os meses de vigência',
  change: 'o custo da alteração pelas camadas',
};

const LAYERED = {
  from: 'Início da alteração',
  end: 'Fim da vigência alterada',
  amount: 'Importância segurada alterada',
  keeps: 'Mantém as importâncias em vigor',
  ends: 'Encerra a apólice',
  rate: 'Taxa ao ano da alteração',
} as const;

export const DECIDED = { deny: 'é recusado', analyse: 'vai para análise' } as const;

const OUTCOMES = { deny: 'Recusa', analyse: 'Análise' } as const;

/** What a rating is made of, in the order in which it is worked out. */
export function partsOf(rating: Rating): Part[] {
  const part = (name: string, title: string, pointer: string, expression: Json | undefined): Part[] =>
    expression === undefined ? [] : [{ id: `price ${name}`, title, pointer, expression }];
  const { insuredAmount, minimumPremium, commercialPremium, iofRate, validity, layers, installments } =
    rating;
  return [
    ...rating.decisions.flatMap(({ id, outcome, when }, index) =>
      part(id, `${OUTCOMES[outcome]}: ${id}`, `/decisions${pointerPart(index)}`, when),
    ),
    ...part('insuredAmount', 'Importância segurada', '/insuredAmount', insuredAmount),
    ...part('start', 'Início da vigência', '/validity/start', validity.start),
    ...part('end', 'Fim da vigência', '/validity/end', validity.end),
    ...(layers
      ? (Object.keys(LAYERED) as (keyof typeof LAYERED)[]).flatMap((key) =>
          part(key, LAYERED[key], `/layers/${key}`, layers[key]),
        )
      : []),
    ...part('minimumPremium', 'Prêmio mínimo', '/minimumPremium', minimumPremium),
    ...part('maximumPremium', 'Prêmio máximo', '/maximumPremium', rating.maximumPremium),
    ...part('commercialPremium', 'Prêmio comercial', '/commercialPremium', commercialPremium),
    ...part('iofRate', 'IOF', '/iofRate', iofRate),
    ...part('installments', 'Parcelas', '/installments/cap', installments.cap),
  ];
}

export function priceParts(rating: Rating): Flow['price'] {
  return partsOf(rating).map(({ id, title }) => ({ id, title }));
}
