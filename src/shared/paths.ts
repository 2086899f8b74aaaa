/** Every address of the portal; screens link through these names. */
export const paths = {
  home: '/inicio',
  login: '/login',
  callback: '/callback',
  register: '/register',
  recoverPassword: '/recover-password',
  changePassword: '/alterar-senha',
  manageUsers: '/gerenciar-usuarios',
  request: '/cotacao',
  confirmation: '/cotacao/confirmacao',
  endorsements: '/endossos',
  requestStatus: '/status-solicitacao',
  policies: '/apolices',
  billing: '/financeiro',
  opportunities: '/oportunidades',
  help: '/ajuda',
  unauthorized: '/unauthorized',
  helpCreatePolicy: '/ajuda#nova-solicitacao-de-apolice',
  complaints: '/reclamacoes-sugestoes',
  terms: '/termos-de-uso',
  wizard: (route: string) => `/cotacao/${route}`,
  quote: (identifier: string) => `/cotacao/${encodeURIComponent(identifier)}`,
  quoteStatus: (identifier: string) => `/cotacao/${encodeURIComponent(identifier)}/status`,
  error: (status: number | string) => `/error/${status}`,
} as const;

/** The information pages of the eight products (specification 1 §2). */
export const productPages = [
  '/garantia',
  '/risco-equipamento',
  '/judicial-deposito-recursal',
  '/fianca-locaticia',
  '/risco-engenharia',
  '/beneficios',
  '/responsabilidades',
  '/patrimonial',
] as const;
