import type { clients, contacts, people, termsAcceptances, userClients, users } from '../db/schema';
import { demonstrationAccounts } from '../infra/identity/demonstrationAccounts';
import { currentVersion, type Terms } from '../modules/people/terms/terms';

type UserDetails = Partial<typeof users.$inferInsert>;

const details: Record<string, UserDetails> = {
  'demo-cliente': { cpfCnpj: '31846720508', phone: '1133440011', mobilePhone: '11987650011' },
  'demo-tomador': { cpfCnpj: '74612095316', phone: '3132210022', mobilePhone: '31987650022' },
  'demo-responsavel': {
    cpfCnpj: '20593847105',
    phone: '2125550033',
    mobilePhone: '21987650033',
    isResponsibleClient: true,
  },
  'demo-pessoafisica': { cpfCnpj: '69135782455', mobilePhone: '71987650044' },
  'demo-semcliente': { cpfCnpj: '48721539014', mobilePhone: '41987650055' },
  // Older than a year: the portal asks for a review.
  'demo-novo': {
    cpfCnpj: '27509481341',
    mobilePhone: '47987650077',
    dataUpdatedAt: new Date('2025-01-15T12:00:00Z'),
  },
  'demo-executivo': {
    cpfCnpj: '16283475973',
    phone: '1140040066',
    mobilePhone: '11987650066',
    isExecutive: true,
  },
  'demo-analista': { cpfCnpj: '38041592732', mobilePhone: '11987650088', isAnalyst: true },
  'demo-aprovador': { cpfCnpj: '57290318404', mobilePhone: '11987650099', isPublisher: true },
};

export const demonstrationUsers: (typeof users.$inferInsert)[] = demonstrationAccounts.map(
  ({ uid, email, name }) => ({
    uid,
    email,
    name,
    newUser: false,
    acceptedTermsVersion: currentVersion,
    ...details[uid],
  }),
);

/** They have accepted the terms, so that a visitor sees the portal and not a contract. */
export const demonstrationAcceptances = (terms: Terms): (typeof termsAcceptances.$inferInsert)[] =>
  demonstrationAccounts.map(({ uid }) => ({
    userUid: uid,
    version: terms.version,
    hash: terms.hash,
    ip: '127.0.0.1',
    acceptedAt: new Date(`${terms.publishedOn}T12:00:00Z`),
  }));

const SUPERINTENDENT = '6c0f4a52-3f0b-4c7e-9c53-8a1d1f6b0001';
const EXECUTIVE = '6c0f4a52-3f0b-4c7e-9c53-8a1d1f6b0002';

/** A superior comes before those who report to them. */
export const demonstrationContacts: (typeof contacts.$inferInsert)[] = [
  {
    id: SUPERINTENDENT,
    role: 'superintendent',
    name: 'Sérgio Monteiro',
    email: 'sergio.monteiro@lastro.test',
    phone: '1140040001',
    cellPhone: '11987650101',
    section: 'Superintendência Comercial',
  },
  {
    id: EXECUTIVE,
    role: 'executive',
    reportsTo: SUPERINTENDENT,
    name: 'Elisa Duarte',
    email: 'executivo@lastro.test',
    phone: '1140040066',
    cellPhone: '11987650066',
    section: 'Garantia',
  },
  {
    role: 'assistant',
    reportsTo: EXECUTIVE,
    name: 'Ana Beatriz Lima',
    email: 'ana.lima@lastro.test',
    phone: '1140040003',
    cellPhone: '11987650103',
    section: 'Garantia',
  },
  {
    role: 'assistant',
    reportsTo: EXECUTIVE,
    name: 'Rafael Teixeira',
    email: 'rafael.teixeira@lastro.test',
    phone: '1140040004',
    cellPhone: '11987650104',
    section: 'Fiança Locatícia',
  },
];

type Client = typeof clients.$inferInsert;

const client = (document: string, name: string, facts: Partial<Client> = {}): Client => ({
  document,
  name,
  executiveId: EXECUTIVE,
  ...facts,
});

export const demonstrationClients: Client[] = [
  client('11222333000181', 'Construtora Serra Azul Ltda'),
  // Of the two companies of cliente@lastro.test one pays by boleto and one by invoice.
  client('12ABC34501DE35', 'Tecnologia Rio Claro S.A.', { invoiceBilling: true }),
  client('76543210000198', 'Logística Porto Novo Ltda', { lead: true }),
  client('11444777000161', 'Engenharia Vale Verde Ltda'),
  client('87654321000198', 'Prado Comércio e Serviços Ltda'),
  client('RV5K8P2T000167', 'Prado Facilities S.A.'),
  client('69135782455', 'Paulo Siqueira'),
  client('45319872000155', 'Metalúrgica Horizonte Ltda'),
];

const nominations: Record<string, string[]> = {
  'demo-cliente': ['11222333000181', '12ABC34501DE35', '76543210000198'],
  'demo-tomador': ['11444777000161'],
  'demo-responsavel': ['87654321000198', 'RV5K8P2T000167'],
  'demo-pessoafisica': ['69135782455'],
  'demo-novo': ['45319872000155'],
};

export const demonstrationNominations: (typeof userClients.$inferInsert)[] = Object.entries(
  nominations,
).flatMap(([userUid, documents]) => documents.map((clientDocument) => ({ userUid, clientDocument })));

export const demonstrationPeople: (typeof people.$inferInsert)[] = [
  {
    ownerUid: 'demo-cliente',
    document: '52998224725',
    name: 'João Batista Moreira',
    cep: '30130010',
    place: 'Praça Sete de Setembro',
    number: '30',
    complement: 'Sala 12',
    district: 'Centro',
    state: 'MG',
    city: 'Belo Horizonte',
  },
];
