import { chakra } from '@chakra-ui/react';
import { ClipboardCheck, FilePlus2, FileSearch, FileText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Alert, Card, Skeleton } from '../../../renderers/ui';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { useUser } from '../../shared/user/useUser';
import { RecentQuotes } from '../tracking/RecentQuotes';
import { useClients } from './api';
import { DraftList } from './DraftList';
import { OverdueBanner } from './OverdueBanner';
import { useHomeReady } from './useHomeReady';
import { RegistrationPrompt } from './RegistrationPrompt';

interface Shortcut {
  icon: LucideIcon;
  label: string;
  text: string;
  to: string;
}

const request: Shortcut = {
  icon: FilePlus2,
  label: 'Solicitar apólice',
  text: 'Escolha o produto e peça uma cotação.',
  to: paths.request,
};
const status: Shortcut = {
  icon: FileSearch,
  label: 'Status da Solicitação',
  text: 'Acompanhe o que já foi pedido.',
  to: paths.requestStatus,
};
const policies: Shortcut = {
  icon: FileText,
  label: 'Apólices',
  text: 'Consulte as apólices em seu nome.',
  to: paths.policies,
};

const desk: Shortcut = {
  icon: ClipboardCheck,
  label: 'Portal Executivo',
  text: 'Decida as solicitações dos seus clientes.',
  to: paths.desk,
};

/** /inicio: a greeting, what was left unfinished, and the ways on. */
export function HomePage() {
  const { user } = useUser();
  const isReady = useHomeReady(user);
  usePageTitle(user ? `Boas-vindas, ${user.name}` : '');
  if (!user || !isReady) return <Skeleton lines={4} height="16" />;
  const own = user.isPhysicalPerson ? [policies] : [request, status, policies];
  const shortcuts = user.isExecutive ? [desk, ...own] : own;
  return (
    <chakra.div display="grid" gap="6">
      <RegistrationPrompt email={user.email} />
      <OverdueBanner uid={user.uid} />
      {user.isPhysicalPerson && !user.isExecutive && <NoCompany />}
      {!user.isPhysicalPerson && <DraftList />}
      <chakra.ul
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      >
        {shortcuts.map((shortcut) => (
          <li key={shortcut.to}>
            <ShortcutCard {...shortcut} />
          </li>
        ))}
      </chakra.ul>
      {!user.isPhysicalPerson && <RecentQuotes />}
    </chakra.div>
  );
}

/** Quotes are asked for by companies; who has no client at all is told so (specification 1 §6). */
function NoCompany() {
  const { data: clients } = useClients();
  if (!clients) return null;
  if (clients.length === 0) {
    return <Alert tone="warning" title="Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo." />;
  }
  return (
    <Alert tone="info" title="Solicitações são feitas por empresas">
      <p>Sua conta não tem uma empresa nomeada. Para pedir cotações, fale com o seu executivo.</p>
    </Alert>
  );
}

function ShortcutCard({ icon: Icon, label, text, to }: Shortcut) {
  return (
    <Card
      asChild
      display="grid"
      gap="2"
      alignContent="start"
      h="full"
      _hover={{ borderColor: 'primary', boxShadow: 'raised' }}
    >
      <Link to={to}>
        <chakra.span color="primary">
          <Icon size={24} aria-hidden="true" />
        </chakra.span>
        <chakra.span fontWeight="semibold">{label}</chakra.span>
        <chakra.span fontSize="sm" color="muted">
          {text}
        </chakra.span>
      </Link>
    </Card>
  );
}
