import { matchPath } from 'react-router-dom';
import type { LoggedUser } from '../../../contract/people';
import { decoded } from '../../shared/decoded';
import { isChange, requestTitle, statusPage } from '../../shared/requests/places';
import { trail } from '../../shared/layout/screens';
import { paths } from '../../shared/paths';
import type { Place } from './places';

const SHOWN = 5;
const ofRequest = ['/cotacao/:number', '/cotacao/:number/*', '/endossos/:number/status'];

const numberIn = (patterns: readonly string[], address: string) =>
  patterns.map((pattern) => matchPath(pattern, address)?.params['number']).find(Boolean);

function recordAt(address: string, { isPhysicalPerson, isExecutive }: LoggedUser): Place | undefined {
  const policy = numberIn(['/apolices/:number'], address);
  if (policy) return { group: 'Recentes', label: trail(address).title, to: paths.policy(decoded(policy)) };
  const desk = isExecutive && numberIn(['/executivo/solicitacoes/:number/*'], address);
  if (desk)
    return { group: 'Recentes', label: requestTitle(decoded(desk)), to: paths.deskRequest(decoded(desk)) };
  const own = isPhysicalPerson ? undefined : numberIn(ofRequest, address);
  const number = own && decoded(own);
  const isNumber = number && (isChange(number) || /\d/.test(number));
  return isNumber ? { group: 'Recentes', label: requestTitle(number), to: statusPage(number) } : undefined;
}

export function recentPlaces(
  visited: readonly string[],
  places: readonly Place[],
  user: LoggedUser,
): readonly Place[] {
  const [here, ...before] = visited;
  const at = (address: string) => {
    const page = places.find(({ to, theme }) => to === address && !theme);
    return page ? { ...page, group: 'Recentes' as const } : recordAt(address, user);
  };
  const now = here && at(here)?.to;
  const found = before.map(at).filter((place) => place !== undefined && place.to !== now) as readonly Place[];
  return [...new Map(found.map((place) => [place.to, place])).values()].slice(0, SHOWN);
}
