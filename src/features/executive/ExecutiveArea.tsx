import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Skeleton } from '../../../renderers/ui';
import { showAlert } from '../../shared/alert/alertStore';
import { ApiError } from '../../shared/api/ApiError';
import { useDocumentTitle } from '../../shared/config/useDocumentTitle';
import { Brand } from '../../shared/layout/Brand';
import { PageTitleProvider } from '../../shared/layout/pageTitle';
import { paths } from '../../shared/paths';
import { executivePlace, type ExecutivePlace } from '../../shared/auth/executiveLink';
import { executiveFlow, FlowContext } from '../../shared/requests/flow';
import { sold } from '../../shared/products/sold';
import { useEnvironment } from '../../shared/products/useEnvironment';
import { LinkFacts } from './LinkFacts';
import styles from './executive.module.css';

const ProductSelectionPage = lazy(async () => ({
  default: (await import('../product-choice/ProductSelectionPage')).ProductSelectionPage,
}));
const WizardPage = lazy(async () => ({ default: (await import('../wizard/WizardPage')).WizardPage }));
const ConfirmationPage = lazy(async () => ({
  default: (await import('../wizard/ConfirmationPage')).ConfirmationPage,
}));

const EndorsementWizard = lazy(async () => ({
  default: (await import('../endorsement/EndorsementWizard')).EndorsementWizard,
}));

const CorrectionPage = lazy(async () => ({
  default: (await import('../correction/CorrectionPage')).CorrectionPage,
}));

const CONFIRMATION = 'confirmacao';
const NOWHERE = paths.error(404);

/** /solicitacao-executivo/{flow}/…/:{token}: an executive asks for a policy, or a change, for the link's customer. */
export function ExecutiveArea() {
  const { pathname } = useLocation();
  const found = executivePlace(pathname);
  const { flow: kind = 'cotacao', token = '' } = found ?? {};
  const flow = useMemo(() => (kind === 'correcao' ? undefined : executiveFlow(kind, token)), [kind, token]);
  if (!found || (!flow && found.place !== '')) return <Navigate to={NOWHERE} replace />;
  if (!flow) {
    return (
      <ExecutiveFrame title="Correção da solicitação">
        <Suspense fallback={<Skeleton lines={8} />}>
          <CorrectionPage />
        </Suspense>
      </ExecutiveFrame>
    );
  }
  return (
    <FlowContext value={flow}>
      <ExecutiveFrame title={found.place === CONFIRMATION ? 'Confirmação' : flow.title} about={<LinkFacts />}>
        <Checked {...found} />
      </ExecutiveFrame>
    </FlowContext>
  );
}

/** Opens nothing before the server has accepted the link (specification 1 §8, executive link). */
function Checked(found: ExecutivePlace) {
  const { env, error } = useEnvironment();
  const refused = error !== undefined && !(error instanceof ApiError && error.status === 401);
  useEffect(() => {
    const message = 'Tente novamente ou contate o administrador do sistema.';
    if (refused) showAlert({ tone: 'danger', message });
  }, [refused]);
  if (error) return <Navigate to={paths.unauthorized} replace />;
  if (!env) return <Skeleton lines={8} />;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Place {...found} />
    </Suspense>
  );
}

function Place({ flow, place }: ExecutivePlace) {
  if (place === CONFIRMATION) return <ConfirmationPage />;
  if (flow === 'endossos') return place === '' ? <EndorsementWizard /> : <Navigate to={NOWHERE} replace />;
  if (place === '') return <ProductSelectionPage />;
  const entry = sold().wizards.find((wizard) => wizard.route === place && wizard.automaticExecutive);
  if (!entry) return <Navigate to={NOWHERE} replace />;
  return <WizardPage key={entry.wizard} entry={entry} />;
}

const Band = chakra('header', {
  base: {
    color: 'white',
    bg: 'navy.800',
    px: { base: '4', md: '8' },
    pt: '4',
    pb: { base: '5', md: '7' },
  },
});

interface FrameProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** Without menu and profile: a link's visitor has no account. */
function ExecutiveFrame({ title, about, children }: FrameProps) {
  useDocumentTitle(title);
  return (
    <PageTitleProvider>
      <Band className={`${styles.band} ui-dark`}>
        <chakra.div maxW="content" mx="auto" display="grid" gap="3">
          <Brand light />
          <chakra.h1 fontSize={{ base: 'xl', md: '2xl' }}>{title}</chakra.h1>
          {about}
        </chakra.div>
      </Band>
      <chakra.main id="conteudo" px={{ base: '4', md: '8' }} py={{ base: '5', md: '8' }}>
        <chakra.div maxW="content" mx="auto">
          {children}
        </chakra.div>
      </chakra.main>
    </PageTitleProvider>
  );
}
