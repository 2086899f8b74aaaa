import type { Page } from 'playwright';

type Answers = readonly (readonly [label: string, text: string])[];

/** What the steps of the four-step form are filled with; the last field of each is left focused. */
const answers: Readonly<Record<string, Answers>> = {
  insured: [
    ['CPF/CNPJ do Segurado', '11222333000181'],
    ['Tipo de Licitação', 'Pregão eletrônico'],
    ['Nome do Segurado', 'Prefeitura de Boa Vista'],
  ],
  object: [
    ['Número do Edital', 'PE 12/2026'],
    ['Número do Processo', '4711'],
    ['Início de Vigência', '10/03/2026'],
    ['Prazo em Dias', '90'],
    ['Percentual da Garantia', '5'],
    ['Multas', '1000'],
    ['Complemento do Objeto', 'Obra da ponte sobre o rio'],
    ['Valor Contrato', '150000'],
  ],
  requester: [
    ['E-mail', 'ana@lastro.test'],
    ['Nome do Solicitante', 'Ana Souza'],
  ],
};

export async function fillStep(page: Page, step: string): Promise<void> {
  for (const [label, text] of answers[step]!) {
    const control = page.getByLabel(label, { exact: true }).first();
    await control.fill(text);
    if ((await control.getAttribute('role')) === 'combobox') await control.press('Enter');
  }
}
