import { afterEach, expect, it } from 'vitest';
import catalogue from '../../../product-schemas/catalogue.json';
import type { Catalogue, WizardEntry } from '../../../engine/definition';
import { takePublished } from '../../shared/products/sold';
import { user } from '../../../tests/support/portal/answers';
import { placesOf } from './places';

afterEach(() => takePublished(null));

const built: Catalogue = catalogue;
const travel: WizardEntry = {
  ...built.wizards[0]!,
  wizard: 'viagem',
  code: 'VI',
  name: 'Viagem',
  route: 'viagem',
};
const offer = { id: 'v', name: 'Viagem', group: 'Outros', path: 'viagem', wizard: 'viagem', modalities: [] };
const asked = () => placesOf(user).filter(({ group }) => group === 'Solicitar');

it('offers what was published, at its own place', () => {
  takePublished({ ...built, wizards: [...built.wizards, travel], products: [...built.products, offer] });
  expect(asked()).toContainEqual(expect.objectContaining({ label: 'Viagem', to: '/cotacao/viagem' }));
});

it('does not offer what was sold once and is no more: it is known for its requests alone', () => {
  const before = asked();
  takePublished({ ...built, wizards: [...built.wizards, travel] });
  expect(asked()).toEqual(before);
});
