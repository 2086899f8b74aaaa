import { ClipboardCheck, FilePlus2, FileSearch, FileText, FileUp, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LoggedUser } from '../../../contract/people';
import { Card } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import styles from './home.module.css';

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

function shortcutsOf({ isPhysicalPerson, isExecutive }: LoggedUser): Shortcut[] {
  const asks = isPhysicalPerson ? [] : [request, status];
  return isExecutive ? [desk, ...asks, policies] : [...asks, policies, imports];
}

export function Shortcuts({ user }: { user: LoggedUser }) {
  return (
    <ul className={styles.shortcuts}>
      {shortcutsOf(user).map(({ icon: Icon, label, text, to }) => (
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
  );
}
