import type { OfSomeProducts, PolicyDetails } from '../../../../contract/policyDetails';
import { dateText, maskedTaxId, moneyText } from '../../../../engine/values';
import { SummaryList, type SummaryItem } from '../../../../renderers/ui';
import { UNDEFINED } from '../../../shared/table/Name';

export function PolicyData({ policy }: { policy: PolicyDetails }) {
  const sections = [
    { title: 'Dados da apólice', items: dataOf(policy) },
    { title: 'Tomador e segurado', items: peopleOf(policy) },
    { title: 'Vigência e valores', items: valuesOf(policy) },
    { title: 'Coberturas', items: coveragesOf(policy) },
    { title: 'Objeto', items: objectOf(policy) },
  ];
  return <SummaryList sections={sections.filter(({ items }) => items.length > 0)} />;
}

const item = (term: string, description: string | null, wide = false): SummaryItem => ({
  term,
  description: description === null || description === '' ? UNDEFINED : description,
  wide,
});

const itemOf = (
  { aplicaveis }: PolicyDetails,
  of: OfSomeProducts,
  ...[term, description, wide]: Parameters<typeof item>
): readonly SummaryItem[] =>
  description === null && !aplicaveis.includes(of) ? [] : [item(term, description, wide)];

const money = (amount: number | null) => (amount === null ? null : moneyText(amount));
const taxId = (document: string | null) => (document === null ? null : maskedTaxId(document));

const dataOf = (policy: PolicyDetails) => [
  item('Produto', policy.produto),
  ...itemOf(policy, 'modalidade', 'Modalidade', policy.modalidade.descricaoModalidade),
  item('Seguradora', policy.seguradora),
  item('Proposta', policy.numeroProposta),
  item('Data da emissão', dateText(policy.dataEmissao)),
];

const peopleOf = ({ tomador, segurado }: PolicyDetails) => [
  item('Tomador', tomador.clienteNome),
  item('CPF/CNPJ do tomador', taxId(tomador.clienteCpfCnpj)),
  item('Segurado', segurado.nomeBeneficiario),
  item('CPF/CNPJ do segurado', taxId(segurado.cnpjBeneficiario)),
];

/** The premium of another brokerage's policy is only in its PDF. */
const premium = ({ finlandiaIsBroker, premioTotal }: PolicyDetails, amount: number) =>
  finlandiaIsBroker || premioTotal !== 0 ? moneyText(amount) : null;

const valuesOf = (policy: PolicyDetails) => [
  item('Início de vigência', dateText(policy.ultimoDocumento.inicioVigencia)),
  item('Fim de vigência', dateText(policy.ultimoDocumento.terminoVigencia)),
  item('Importância Segurada', moneyText(policy.ultimoDocumento.importanciaSegurada)),
  ...itemOf(policy, 'valorContrato', 'Valor do contrato', money(policy.ultimoDocumento.valorContrato)),
  item('Prêmio comercial', premium(policy, policy.premioLiquido)),
  item('IOF', premium(policy, policy.iof)),
  item('Prêmio total', premium(policy, policy.premioTotal)),
];

const yesOrNo = (flag: boolean | null) => (flag === null ? null : flag ? 'Sim' : 'Não');

const coveragesOf = (policy: PolicyDetails) => [
  ...itemOf(policy, 'coberturaMulta', 'Cobertura de multas', yesOrNo(policy.ultimoDocumento.coberturaMulta)),
  ...itemOf(
    policy,
    'coberturaTrabalhista',
    'Cobertura trabalhista',
    yesOrNo(policy.ultimoDocumento.coberturaTrabalhista),
  ),
  ...itemOf(policy, 'obraCivil', 'Obra civil', yesOrNo(policy.ultimoDocumento.obraCivil)),
];

const objectOf = (policy: PolicyDetails) =>
  itemOf(policy, 'obrigacaoGarantia', 'Objeto segurado', policy.ultimoDocumento.obrigacaoGarantia, true);
