import { chakra } from '@chakra-ui/react';
import { ClipboardCheck, FilePlus2, FileSearch, FileText, FileUp, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Alert, Card, Skeleton } from '../../../renderers/ui';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { useUser } from '../../shared/user/useUser';
import type { LoggedUser } from '../../../contract/people';
import { useSearch } from '../tracking/api';
import { noFilters } from '../tracking/filters';
import { RecentQuotes } from '../tracking/RecentQuotes';
import { useClients, useInForce, useNeedsYou } from './api';
import { InForceCard } from './InForceCard';
import { countOf, NeedsYouCard } from './NeedsYouCard';
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

const imports: Shortcut = {
  icon: FileUp,
  label: 'Importar apólices',
  text: 'Traga em PDF as que você já tem.',
  to: paths.importPolicies,
};

const desk: Shortcut = {
  icon: ClipboardCheck,
  label: 'Portal Executivo',
  text: 'Decida as solicitações dos seus clientes.',
  to: paths.desk,
};

/** /inicio: a greeting, what waits for the person, the ways on, and what is in force. */
export function HomePage() {
  const { user } = useUser();
  const isReady = useHomeReady(user);
  usePageTitle(user ? `Boas-vindas, ${user.name}` : '');
  if (!user || !isReady) return <Skeleton lines={4} height="16" />;
  const own = user.isPhysicalPerson ? [policies, imports] : [request, status, policies, imports];
  const shortcuts = user.isExecutive ? [desk, ...own] : own;
  return (
    <chakra.div display="grid" gap="6">
      <RegistrationPrompt email={user.email} />
      <OverdueBanner uid={user.uid} />
      {user.isPhysicalPerson && !user.isExecutive && <NoCompany />}
      <NeedsYouCard email={user.email} isNatural={user.isPhysicalPerson} />
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
      <Portfolio user={user} />
    </chakra.div>
  );
}

/** What is in force, once what stands above it is there; on a first visit what to do. */
function Portfolio({ user }: { user: LoggedUser }) {
  const { email, isPhysicalPerson: isNatural } = user;
  const recent = useSearch(isNatural ? null : noFilters, 1);
  if (!isNatural && !recent.data && !recent.error) return null;
  const isNew = !user.isExecutive && (isNatural || recent.data?.Total === 0);
  return (
    <>
      <InForceCard email={email} />
      {isNew && <FirstVisit email={email} isNatural={isNatural} />}
    </>
  );
}

/** Nothing waits and nothing is in force: says what to do first. */
function FirstVisit({ email, isNatural }: { email: string; isNatural: boolean }) {
  const { data: clients } = useClients();
  const waiting = useNeedsYou(email).data?.NeedsYou;
  const sums = useInForce(email).data?.InForce;
  if (!waiting || !sums || !clients || clients.length === 0) return null;
  if (countOf(waiting, isNatural) > 0 || sums.Count > 0) return null;
  return (
    <Alert tone="info" title="Comece por aqui">
      <p>
        {isNatural
          ? 'Importe as apólices que você já tem: depois de conferidas, elas aparecem aqui com seus prazos.'
          : 'Peça a primeira cotação ou importe as apólices que você já tem. O que precisar de você aparece aqui.'}
      </p>
    </Alert>
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
