import { chakra } from '@chakra-ui/react';
import { KeyRound, LogOut, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '../../../renderers/ui';
import { paths } from '../paths';
import { useSignOut } from '../session/signOutContext';
import { useUser } from '../user/useUser';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .map((word) => word[0])
    .join('')
    .toUpperCase();

/** Who is signed in; password, users (responsible clients only) and sign-out. */
export function ProfileMenu() {
  const { user } = useUser();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const manage = {
    label: 'Gerenciar Usuários',
    icon: <UsersRound size={18} />,
    onSelect: go(paths.manageUsers),
  };
  const items = [
    { label: 'Alterar senha', icon: <KeyRound size={18} />, onSelect: go(paths.changePassword) },
    ...(user?.isResponsibleClient ? [manage] : []),
    { label: 'Sair', icon: <LogOut size={18} />, onSelect: () => void signOut() },
  ];
  return (
    <Menu
      label="Perfil"
      items={items}
      heading={<Heading name={user?.name ?? ''} email={user?.email ?? ''} />}
    >
      <Avatar>{initials(user?.name ?? '')}</Avatar>
    </Menu>
  );
}

const Avatar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '10',
    h: '10',
    borderRadius: 'full',
    bg: 'white',
    color: 'primary',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
});

const Heading = ({ name, email }: { name: string; email: string }) => (
  <chakra.div px="3" py="2" mb="1" borderBottom="1px solid" borderColor="line">
    <chakra.p fontWeight="semibold">{name}</chakra.p>
    <chakra.p fontSize="sm" color="muted">
      {email}
    </chakra.p>
  </chakra.div>
);
