import type { PolicyDetails } from '../../../../contract/policyDetails';
import { dateText } from '../../../../engine/values/dateText';
import { moneyText } from '../../../../engine/values/money';
import { maskedTaxId } from '../../../../engine/values/taxId';
import { SummaryList, type SummaryItem } from '../../../../renderers/ui';

/** What the policy says now, after all its endorsements. */
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

/** Nothing of what the policy's product does not ask, or nobody knows of a policy that was brought along. */
const item = (term: string, description: string | null, wide = false): readonly SummaryItem[] =>
  description === null || description === '' ? [] : [{ term, description, wide }];
const money = (amount: number | null) => (amount === null ? null : moneyText(amount));
const taxId = (document: string | null) => (document === null ? null : maskedTaxId(document));

const dataOf = ({ produto, modalidade, seguradora, numeroProposta, dataEmissao }: PolicyDetails) => [
  ...item('Produto', produto),
  ...item('Modalidade', modalidade.descricaoModalidade),
  ...item('Seguradora', seguradora),
  ...item('Proposta', numeroProposta),
  ...item('Data da emissão', dateText(dataEmissao)),
];

const peopleOf = ({ tomador, segurado }: PolicyDetails) => [
  ...item('Tomador', tomador.clienteNome),
  ...item('CPF/CNPJ do tomador', taxId(tomador.clienteCpfCnpj)),
  ...item('Segurado', segurado.nomeBeneficiario),
  ...item('CPF/CNPJ do segurado', taxId(segurado.cnpjBeneficiario)),
];

const valuesOf = ({ ultimoDocumento, premioLiquido, iof, premioTotal }: PolicyDetails) => [
  ...item('Início de vigência', dateText(ultimoDocumento.inicioVigencia)),
  ...item('Fim de vigência', dateText(ultimoDocumento.terminoVigencia)),
  ...item('Importância Segurada', money(ultimoDocumento.importanciaSegurada)),
  ...item('Valor do contrato', money(ultimoDocumento.valorContrato)),
  ...item('Prêmio comercial', money(premioLiquido)),
  ...item('IOF', money(iof)),
  ...item('Prêmio total', money(premioTotal)),
];

const yesOrNo = (flag: boolean | null) => (flag === null ? null : flag ? 'Sim' : 'Não');

const coveragesOf = ({ ultimoDocumento }: PolicyDetails) => [
  ...item('Cobertura de multas', yesOrNo(ultimoDocumento.coberturaMulta)),
  ...item('Cobertura trabalhista', yesOrNo(ultimoDocumento.coberturaTrabalhista)),
  ...item('Obra civil', yesOrNo(ultimoDocumento.obraCivil)),
];

const objectOf = ({ ultimoDocumento }: PolicyDetails) =>
  item('Objeto segurado', ultimoDocumento.obrigacaoGarantia, true);
