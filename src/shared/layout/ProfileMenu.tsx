import { chakra } from '@chakra-ui/react';
import { IdCard, KeyRound, LogOut, Monitor, Moon, Sun, UsersRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Avatar, ConfirmDialog, Menu, type MenuItem } from '../../../renderers/ui';
import { paths } from '../paths';
import { useQuiet } from '../api/useQuiet';
import { useOutdated } from '../user/useOutdated';
import { useUser } from '../user/useUser';
import { PasswordQuestion } from './PasswordQuestion';
import { useLeaving } from './useLeaving';
import { chooseTheme, onTheme, readTheme, type Theme } from './theme';

export function ProfileMenu() {
  const { user } = useUser();
  const outdated = useOutdated(useQuiet(user !== undefined))?.isOutdated ?? false;
  const [asking, setAsking] = useState(false);
  const leaving = useLeaving();
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const themes = useThemeItems();
  const manage: MenuItem = {
    label: 'Gerenciar Usuários',
    icon: <UsersRound size={18} />,
    onSelect: go(paths.manageUsers),
  };
  const items = [
    { label: 'Meus dados', icon: <IdCard size={18} />, onSelect: go(paths.myData) },
    { label: 'Alterar senha', icon: <KeyRound size={18} />, onSelect: () => setAsking(true) },
    ...(user?.isResponsibleClient ? [manage] : []),
    ...themes,
    { label: 'Sair', icon: <LogOut size={18} />, onSelect: leaving.leave },
  ];
  const { name = '', email = '', avatar = null } = user ?? {};
  return (
    <>
      <Menu
        label={outdated ? 'Perfil: cadastro desatualizado' : 'Perfil'}
        items={items}
        heading={<Heading name={name} email={email} />}
      >
        <Avatar name={name} photo={avatar} warning={outdated} />
      </Menu>
      {leaving.isAsked && (
        <ConfirmDialog
          title="Sair sem enviar os rascunhos?"
          confirm="Sair e apagar"
          cancel="Ficar"
          danger
          onConfirm={leaving.leaveAnyway}
          onCancel={leaving.stay}
        >
          O que foi digitado por último está só neste navegador, e o portal não responde. Ao sair, isso será
          apagado.
        </ConfirmDialog>
      )}
      {asking && <PasswordQuestion email={email} onClose={() => setAsking(false)} />}
    </>
  );
}

const themeItems: readonly (readonly [Theme, string, typeof Sun])[] = [
  ['light', 'Tema claro', Sun],
  ['dark', 'Tema escuro', Moon],
  ['system', 'Tema do sistema', Monitor],
];

function useThemeItems(): readonly MenuItem[] {
  const chosen = useSyncExternalStore(onTheme, readTheme);
  return themeItems.map(([theme, label, Icon]) => ({
    label,
    icon: <Icon size={18} />,
    checked: theme === chosen,
    onSelect: () => chooseTheme(theme),
  }));
}

const Heading = ({ name, email }: { name: string; email: string }) => (
  <chakra.div px="3" py="2" mb="1" borderBottom="1px solid" borderColor="line">
    <chakra.p fontWeight="semibold">{name}</chakra.p>
    <chakra.p fontSize="sm" color="muted">
      {email}
    </chakra.p>
  </chakra.div>
);
