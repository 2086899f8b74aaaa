import { useDeferredValue } from 'react';
import type { LoggedUser } from '../../../contract/people';
import { Alert, Skeleton } from '../../../renderers/ui';
import { usePageTitle } from '../../shared/layout/pageTitle';
import { useUser } from '../../shared/user/useUser';
import { RecentQuotes, useNewest } from '../tracking/RecentQuotes';
import { useClients } from './api';
import { Day } from './Day';
import { FirstVisit } from './FirstVisit';
import styles from './home.module.css';
import { InForceCard } from './InForceCard';
import { NeedsYouCard } from './NeedsYouCard';
import { OverdueBanner } from './OverdueBanner';
import { RegistrationPrompt } from './RegistrationPrompt';
import { Shortcuts } from './Shortcuts';
import { useFirstVisit } from './useFirstVisit';
import { useHomeReady } from './useHomeReady';

/** /inicio: a greeting, what waits for the person, the ways on, and what is in force. */
export function HomePage() {
  const { user } = useUser();
  const isReady = useDeferredValue(useHomeReady(user));
  const isFirst = useFirstVisit(user);
  usePageTitle(user ? `Boas-vindas, ${user.name}` : '');
  if (!user || !isReady) return <Skeleton lines={4} height="16" />;
  return (
    <div className={styles.page}>
      {user.isExecutive && <Day />}
      <RegistrationPrompt email={user.email} />
      <OverdueBanner uid={user.uid} />
      {user.isPhysicalPerson && !user.isExecutive && <NoCompany />}
      <NeedsYouCard email={user.email} isNatural={user.isPhysicalPerson} />
      {isFirst && <FirstVisit isNatural={user.isPhysicalPerson} />}
      <Shortcuts user={user} />
      {!user.isPhysicalPerson && <RecentQuotes />}
      <Portfolio user={user} />
    </div>
  );
}

function Portfolio({ user: { email, isPhysicalPerson } }: { user: LoggedUser }) {
  const { data, error } = useNewest(!isPhysicalPerson);
  return isPhysicalPerson || data || error ? <InForceCard email={email} /> : null;
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
