import { Link } from 'react-router-dom';
import { Alert, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { useEnvironment } from '../../shared/products/useEnvironment';
import { EndorsementWizard } from './EndorsementWizard';
import pageStyles from '../../shared/ui/page.module.css';

/** /endossos and /endossos/{policyIdentifier}: a change of a policy, for who has clients. */
export function EndorsementPage() {
  const { env } = useEnvironment();
  const { nominated } = (env?.context ?? {}) as { nominated?: readonly string[] };
  return nominated?.length === 0 ? <NoClients /> : <EndorsementWizard />;
}

const NoClients = () => (
  <div className={pageStyles.stack}>
    <Alert tone="warning" title="Usuário sem cliente(s) nomeado(s). Por favor contate o Executivo." live />
    <div>
      <LinkButton asChild kind="secondary">
        <Link to={paths.home}>Voltar ao início</Link>
      </LinkButton>
    </div>
  </div>
);
