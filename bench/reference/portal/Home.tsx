import { FilePlus2, FileSearch, FileText, FileUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { BilletCount } from '../../../contract/billing';
import type { Home as Answer } from '../../../contract/home';
import type { FoundPage } from '../../../contract/search';
import { Card, LinkButton, Skeleton } from '../../../renderers/ui';
import styles from '../../../src/features/home/home.module.css';
import { read, readByBody } from '../../../src/shared/api/api';
import { useSession } from '../../../src/shared/auth/useSession';
import { usePageTitle } from '../../../src/shared/layout/pageTitle';
import { paths } from '../../../src/shared/paths';
import { useUser } from '../../../src/shared/user/useUser';
import { Frame } from './Frame';

const shortcuts = [
  {
    Icon: FilePlus2,
    label: 'Solicitar apólice',
    text: 'Escolha o produto e peça uma cotação.',
    to: paths.request,
  },
  {
    Icon: FileSearch,
    label: 'Status da Solicitação',
    text: 'Acompanhe o que já foi pedido.',
    to: paths.requestStatus,
  },
  { Icon: FileText, label: 'Apólices', text: 'Consulte as apólices em seu nome.', to: paths.policies },
  {
    Icon: FileUp,
    label: 'Importar apólices',
    text: 'Traga em PDF as que você já tem.',
    to: paths.importPolicies,
  },
];

const steps = [
  'Peça a primeira cotação: escolha o produto e responda às perguntas.',
  'Quando houver um preço ou uma proposta, ela aparece aqui, em Precisa de você.',
  'Tem apólices de outra corretora? Importe os PDFs e acompanhe todos os prazos no mesmo lugar.',
];

/** The home page of a new customer as one would write it by hand: the same words, and the calls that tell that nothing waits. */
export const Home = () => (
  <Frame>
    <Content />
  </Frame>
);

/** Asked as soon as it is known whose they are; what it costs when something waits is not written. */
function useAnswers() {
  const session = useSession();
  const email = session.status === 'signed-in' && encodeURIComponent(session.identity.email);
  const billets = useSWR<BilletCount>(
    email && ['/financial/search', { SearchFromCacheOnly: true }],
    readByBody,
  ).data;
  const waiting = useSWR<Answer>(email && `/InsuranceHome?email=${email}&part=needsYou`, read).data;
  const sums = useSWR<Answer>(email && `/InsuranceHome?email=${email}&part=inForce`, read).data;
  const newest = useSWR<FoundPage>(email && '/quotes/search?page=1', read).data;
  const clients = useSWR<readonly unknown[]>(email && '/client/myClients', read).data;
  const isKnown = billets && waiting && sums && newest && clients;
  return isKnown && { isFirst: newest.Total === 0 && sums.InForce?.Count === 0 && clients.length > 0 };
}

function Content() {
  const { user } = useUser();
  const answers = useAnswers();
  usePageTitle(user ? `Boas-vindas, ${user.name}` : '');
  if (!user || !answers) return <Skeleton lines={4} height="16" />;
  return (
    <div className={styles.page}>
      {answers.isFirst && <First />}
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ Icon, label, text, to }) => (
          <li key={to}>
            <Card asChild className={styles.shortcut}>
              <Link to={to}>
                <Icon size={24} aria-hidden="true" />
                <span className={styles.strong}>{label}</span>
                <span className={styles.muted}>{text}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

const First = () => (
  <Card as="section" aria-labelledby="first-visit">
    <h2 id="first-visit" className={styles.title}>
      Comece por aqui
    </h2>
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <div className={styles.actions}>
      <LinkButton asChild>
        <Link to={paths.request}>Pedir cotação</Link>
      </LinkButton>
      <LinkButton asChild kind="secondary">
        <Link to={paths.importPolicies}>Importar apólices</Link>
      </LinkButton>
    </div>
  </Card>
);
