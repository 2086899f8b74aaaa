import { type Catalogue, type Fault, requestEntries } from '../../../engine/definition';
import type { FaultCode } from '../faultCodes';

const file = 'catalogue.json';

function fault(pointer: string, code: FaultCode, message: string): Fault {
  return { file, pointer, code, message };
}

const SINGLE = ['code', 'route', 'operation', 'block', 'wizard', 'kind'] as const;

function saidTwice(catalogue: Catalogue): Fault[] {
  const entries = requestEntries(catalogue);
  return SINGLE.flatMap((key) =>
    entries.flatMap((entry, index) => {
      const value = entry[key];
      const isSaid = entries.slice(0, index).some((other) => other[key] === value);
      if (value === undefined || value === null || !isSaid) return [];
      const place = index - catalogue.wizards.length;
      const at = place < 0 ? `/wizards/${index}` : `/changes/${place}`;
      return [fault(`${at}/${key}`, 'said-twice', `Another wizard has the ${key} ${value} already.`)];
    }),
  );
}

function modalityIds({ products }: Catalogue): Fault[] {
  const seen = new Set<string>();
  return products.flatMap(({ modalities }, index) =>
    modalities.flatMap(({ id }, place) => {
      const isSaid = seen.has(id);
      seen.add(id);
      if (!isSaid) return [];
      const at = `/products/${index}/modalities/${place}/id`;
      return [fault(at, 'duplicate-id', `There is already a modality ${id}.`)];
    }),
  );
}

function leads({ products, wizards }: Catalogue): Fault[] {
  const routeOf = (name: string | undefined) => wizards.find(({ wizard }) => wizard === name)?.route;
  return products.flatMap(({ path, wizard, modalities }, index) => {
    const own = wizard === undefined ? [] : [{ wizard, path: '', at: `/products/${index}` }];
    const choices = [
      ...own,
      ...modalities.map((modality, place) => ({ ...modality, at: `/products/${index}/modalities/${place}` })),
    ];
    return choices.flatMap((choice) => {
      const led = [path, choice.path].filter((part) => part !== '').join('/');
      const route = routeOf(choice.wizard);
      if (route === undefined || route === led) return [];
      const isOther = wizards.some((entry) => entry.route === led);
      const message = `The path leads to /cotacao/${led}, the wizard ${choice.wizard} stands at /cotacao/${route}.`;
      return [fault(`${choice.at}/${isOther ? 'wizard' : 'path'}`, 'other-route', message)];
    });
  });
}

function unsoldGroups({ groups, products }: Catalogue): Fault[] {
  if (!products.every(({ group }) => groups.includes(group))) return [];
  return groups.flatMap((group, index) =>
    products.some((product) => product.group === group)
      ? []
      : [fault(`/groups/${index}`, 'unknown-group', `Nothing is sold in the group ${group}.`)],
  );
}

export function routes(catalogue: Catalogue): Fault[] {
  return [saidTwice, modalityIds, leads, unsoldGroups].flatMap((check) => check(catalogue));
}
