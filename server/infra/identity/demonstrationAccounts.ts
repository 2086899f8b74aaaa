export interface DemonstrationAccount {
  uid: string;
  email: string;
  name: string;
  note: string;
}

export const DEMONSTRATION_PASSWORD = 'Lastro#2026';

export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  { uid: 'demo-cliente', email: 'cliente@lastro.test', name: 'Clara Nogueira', note: 'two companies' },
  { uid: 'demo-tomador', email: 'tomador@lastro.test', name: 'Tomás Ferreira', note: 'exactly one company' },
  {
    uid: 'demo-responsavel',
    email: 'responsavel@lastro.test',
    name: 'Renata Prado',
    note: 'responsible client',
  },
  {
    uid: 'demo-pessoafisica',
    email: 'pessoafisica@lastro.test',
    name: 'Paulo Siqueira',
    note: 'natural person',
  },
  { uid: 'demo-semcliente', email: 'semcliente@lastro.test', name: 'Sofia Camargo', note: 'no named client' },
  {
    uid: 'demo-novo',
    email: 'novo@lastro.test',
    name: 'Caio Antunes',
    note: 'nothing requested yet, old registration',
  },
  { uid: 'demo-executivo', email: 'executivo@lastro.test', name: 'Elisa Duarte', note: 'executive desk' },
  {
    uid: 'demo-analista',
    email: 'analista@lastro.test',
    name: 'Aline Barreto',
    note: 'edits and proposes products at /produtos',
  },
  {
    uid: 'demo-aprovador',
    email: 'aprovador@lastro.test',
    name: 'Abel Sampaio',
    note: 'approves what is published',
  },
];
