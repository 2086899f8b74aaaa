import { NavLink } from 'react-router-dom';
import { TabNav } from '../../../renderers/ui';
import { paths } from '../../shared/paths';

/** Between the desk's rooms. */
export function DeskNav() {
  return (
    <TabNav label="Mesa do executivo">
      <NavLink to={paths.desk} end>
        Solicitações
      </NavLink>
      <NavLink to={paths.deskLinks}>Links para clientes</NavLink>
      <NavLink to={paths.deskComplaints}>Reclamações e Sugestões</NavLink>
      <NavLink to={paths.deskUsers}>Usuários</NavLink>
    </TabNav>
  );
}
