import type { LoggedUser } from '../../../contract/people';
import { isOpenTo, type RoleFlags } from '../../../contract/roles';
import { menu, type MenuEntry } from './menu';

type Who = (Pick<LoggedUser, 'isPhysicalPerson'> & RoleFlags) | undefined;

/** For an unknown user, only the entries of everybody. */
export function menuOf(user: Who): readonly MenuEntry[] {
  const naturalPerson = user?.isPhysicalPerson ?? true;
  const isOpen = ({ companyOnly, room }: MenuEntry) =>
    !(companyOnly && naturalPerson) && isOpenTo(user, room);
  return menu.filter(isOpen);
}
