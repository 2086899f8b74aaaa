import { NavLink } from 'react-router-dom';
import { TabNav } from '../../../renderers/ui';
import { desk } from '../../shared/layout/menu';
import { paths } from '../../shared/paths';

/** Between the desk's rooms, as the menu lists them. */
export function DeskNav() {
  return (
    <TabNav label="Mesa do executivo">
      {desk.map(({ label, to }) => (
        <NavLink key={to} to={to} end={to === paths.desk}>
          {label}
        </NavLink>
      ))}
    </TabNav>
  );
}
