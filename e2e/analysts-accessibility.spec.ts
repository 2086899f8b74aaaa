import type { Page } from '@playwright/test';
import { drafted } from './support/drafted';
import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function look(page: Page, state: string): Promise<void> {
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
}

/** Whether a question stands under another one, as in a single column. */
async function standsBelow(page: Page, label: string, above: string): Promise<boolean> {
  const [below, over] = await Promise.all(
    [label, above].map((name) => page.getByLabel(name, { exact: true }).first().boundingBox()),
  );
  return below!.x === over!.x && below!.y > over!.y;
}

test('a draft’s bench and what is compared and published, by day and by night', async ({
  page,
  signIn,
  desk,
}) => {
  const { draft, release } = await drafted(await desk('analista'));
  const bench = `/produtos/rascunhos/${draft}/licitante`;
  await signIn('analista', { at: bench });
  await expect(page.getByText('Nenhum problema nas definições.')).toBeVisible();
  await press(page, 'Fluxo de etapas, perguntas e regras');
  await expect(page.getByRole('list', { name: 'O que as linhas dizem' })).toBeVisible();
  await look(page, 'bench with everyday changes and the flow');
  await press(page, 'O que cede a quê');
  const cards = page.getByRole('list', { name: /^Perguntas que cedem/ });
  await cards.getByRole('button', { name: /^Final de Vigência/ }).click();
  await page.getByText('O mesmo em palavras: 2 regras').click();
  await look(page, 'what gives way to what');
  await press(page, '360 px');
  await expect.poll(() => standsBelow(page, 'Tipo de Licitação', 'Nome do Segurado')).toBe(true);
  await press(page, 'Toda a largura');
  await press(page, 'Documentos impressos');
  await press(page, 'Casos em tabela');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await look(page, 'bench with a table of cases and papers');
  await press(page, 'Texto (JSON)');
  await expect(page.getByRole('textbox', { name: /^Texto de / })).toBeVisible();
  await look(page, 'bench with a text');
  await page.goto(`${bench}/propor`);
  await press(page, 'Calcular o impacto');
  await expect(page.getByRole('region', { name: 'Quebram' })).toBeVisible();
  await look(page, 'proposal with its impact');
  await page.goto(`/produtos/comparar?direita=rascunho-${draft}&produto=licitante`);
  await expect(page.getByRole('region', { name: 'Quebram' })).toBeVisible();
  await look(page, 'comparison');
  await page.goto(`/produtos/publicacoes/${release}`);
  await expect(page.getByText(/^Nada muda em relação/)).toBeVisible();
  await look(page, 'publication');
});

test('documents stand side by side as pages, one under the other on a phone', async ({
  page,
  signIn,
  desk,
}) => {
  const renamed = ['"title": "Número do Edital"', '"title": "Edital de prova"'] as const;
  const { draft } = await drafted(await desk('analista'), renamed);
  await signIn('analista', { at: `/produtos/rascunhos/${draft}/licitante/impacto` });
  await press(page, 'Calcular o impacto');
  const papers = page.getByRole('region', { name: 'Documentos lado a lado' });
  const [before, after] = ['Antes', 'Depois'].map((name) =>
    papers.getByRole('region', { name: `Páginas: ${name}`, exact: true }),
  );
  await expect(before!.getByText('Número do Edital', { exact: true })).toBeAttached();
  await expect(after!.getByText('Edital de prova', { exact: true })).toBeAttached();
  const choice = papers.getByRole('combobox', { name: 'Documento' });
  await choice.fill('Proposta');
  await choice.press('Enter');
  await expect(after!.getByText('Proposta de seguro').first()).toBeAttached();
  const lies = async () => {
    const [left, right] = [await before!.boundingBox(), await after!.boundingBox()];
    return { isBeside: left!.y === right!.y, isUnder: left!.x === right!.x && left!.y < right!.y };
  };
  await expect.poll(lies).toEqual({ isBeside: true, isUnder: false });
  await look(page, 'impact with documents');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(lies).toEqual({ isBeside: false, isUnder: true });
  await look(page, 'impact with documents on a phone');
});
