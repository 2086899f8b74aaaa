import type { Estimate } from '../../../../engine/rating';
import { moneyText } from '../../../../engine/values';

export function estimateText(estimate: Estimate, change?: string): string {
  switch (estimate.state) {
    case 'priced':
      return `Preço estimado: ${moneyText(estimate.grossPremium.value)}.${change ? ` ${change}.` : ''}`;
    case 'person':
      return `${PERSON} ${estimate.reason}`;
    case 'refused':
      return `${REFUSED} ${estimate.reason}`;
    case 'missing':
      return '';
  }
}

export const PERSON = 'Um executivo analisa o pedido e informa o valor.';
export const REFUSED = 'A seguradora não aceita o pedido como está.';

export function missingText(titles: readonly string[]): string {
  return titles.length > 0
    ? `Para o valor exato, preencha ou confira: ${titles.join(', ')}.`
    : 'As respostas ainda não bastam.';
}

export const LEAST_WHY = 'É o prêmio mínimo da seguradora com o IOF: nenhuma resposta dá menos.';

export const rangeWhy = (titles: readonly string[]) =>
  `É o menor e o maior valor que o pedido pode ter, conforme o que for escolhido em ${titles.join(', ')}.`;
