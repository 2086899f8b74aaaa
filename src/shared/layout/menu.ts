import {
  BriefcaseBusiness,
  CircleHelp,
  ClipboardCheck,
  FileBraces,
  FileCheck2,
  FilePlus2,
  House,
  Landmark,
  MessageSquareText,
  ScrollText,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import type { Room } from '../../../contract/roles';
import { paths } from '../paths';

export interface MenuLink {
  label: string;
  to: string;
}

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  to?: string;
  links?: readonly MenuLink[];
  /** Hidden from natural persons. */
  companyOnly?: boolean;
  room?: Room;
}

const products: readonly MenuLink[] = [
  { label: 'Garantia', to: '/garantia' },
  { label: 'Risco Equipamento', to: '/risco-equipamento' },
  { label: 'Judicial Depósito Recursal', to: '/judicial-deposito-recursal' },
  { label: 'Fiança Locatícia', to: '/fianca-locaticia' },
  { label: 'Risco Engenharia', to: '/risco-engenharia' },
  { label: 'Benefícios', to: '/beneficios' },
  { label: 'Responsabilidades', to: '/responsabilidades' },
  { label: 'Patrimonial', to: '/patrimonial' },
];

const desk: readonly MenuLink[] = [
  { label: 'Solicitações', to: paths.desk },
  { label: 'Painel', to: paths.deskFigures },
  { label: 'Textos prontos', to: paths.deskTexts },
  { label: 'Ausências', to: paths.deskAbsences },
  { label: 'Links para clientes', to: paths.deskLinks },
  { label: 'Importações', to: paths.deskImports },
  { label: 'Reclamações e Sugestões', to: paths.deskComplaints },
  { label: 'Pagamentos', to: paths.deskPayments },
  { label: 'Usuários', to: paths.deskUsers },
];

const studio: readonly MenuLink[] = [
  { label: 'Em vigor', to: paths.definitions },
  { label: 'Rascunhos', to: paths.productDrafts },
  { label: 'Publicações', to: paths.publications },
  { label: 'Comparar versões', to: paths.comparison },
  { label: 'Buscar nas definições', to: paths.definitionSearch },
];

const requests: readonly MenuLink[] = [
  { label: 'Solicitação de Apólice', to: paths.request },
  { label: 'Solicitação de Endosso', to: paths.endorsements },
  { label: 'Status da Solicitação', to: paths.requestStatus },
];

/** The side menu of specification 1 §2. */
export const menu: readonly MenuEntry[] = [
  { label: 'Início', icon: House, to: paths.home },
  { label: 'Portal Executivo', icon: ClipboardCheck, links: desk, room: 'desk' },
  { label: 'Definições de Produtos', icon: FileBraces, links: studio, room: 'definitions' },
  { label: 'Produtos', icon: BriefcaseBusiness, links: products },
  { label: 'Solicitação', icon: FilePlus2, links: requests, companyOnly: true },
  { label: 'Apólices', icon: FileCheck2, to: paths.policies },
  { label: 'Financeiro', icon: Landmark, to: paths.billing },
  { label: 'Oportunidades', icon: Sparkles, to: paths.opportunities },
  { label: 'Ajuda', icon: CircleHelp, to: paths.help },
  { label: 'Reclamações e Sugestões', icon: MessageSquareText, to: paths.complaints },
  { label: 'Termos de Uso', icon: ScrollText, to: paths.terms },
];
