import { ClipboardCheck, FilePlus2, FileSearch, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, Skeleton } from '../../../renderers/ui';
import { Shell } from '../../../src/shared/layout/Shell';
import { usePageTitle } from '../../../src/shared/layout/pageTitle';
import { startSession } from '../../../src/shared/auth/session';
import { useUser } from '../../../src/shared/user/useUser';

startSession();

const shortcuts = [
  { Icon: FilePlus2, label: 'Solicitar apólice', text: 'Escolha o produto e peça uma cotação.' },
  { Icon: FileSearch, label: 'Status da Solicitação', text: 'Acompanhe o que já foi pedido.' },
  { Icon: FileText, label: 'Apólices', text: 'Consulte as apólices em seu nome.' },
];

/** The home page as one would write it by hand: the same shell and session, the person's name and the ways on. */
export const Home = () => (
  <Shell tools={<ClipboardCheck />}>
    <Content />
  </Shell>
);

function Content() {
  const { user } = useUser();
  usePageTitle(user ? `Boas-vindas, ${user.name}` : 'Boas-vindas');
  if (!user) return <Skeleton lines={4} height="16" />;
  return (
    <ul
      style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' }}
    >
      {shortcuts.map(({ Icon, label, text }) => (
        <li key={label}>
          <Card asChild display="grid" gap="2" h="full">
            <Link to="/cotacao">
              <Icon size={24} aria-hidden="true" />
              <b>{label}</b>
              <span>{text}</span>
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}
