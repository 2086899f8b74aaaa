import type { LoggedUser } from '../../../contract/people';
import { menu, type MenuEntry } from './menu';

type Who = Pick<LoggedUser, 'isPhysicalPerson' | 'isExecutive' | 'isAnalyst' | 'isPublisher'> | undefined;

/** The entries of the menu that somebody may follow; of one who is not known, those of everybody. */
export function menuOf(user: Who): readonly MenuEntry[] {
  const naturalPerson = user?.isPhysicalPerson ?? true;
  const isHidden = ({ companyOnly, executiveOnly, analystOnly }: MenuEntry) =>
    (companyOnly && naturalPerson) ||
    (executiveOnly && !user?.isExecutive) ||
    (analystOnly && !user?.isAnalyst && !user?.isPublisher);
  return menu.filter((entry) => !isHidden(entry));
}
