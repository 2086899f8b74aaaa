import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { choose } from './support/bid';
import { Desk } from './support/Desk';
import { approve, beginDraft, fill, press, propose, saveWhole } from './support/everydayChanges';
import { expectAccessible } from './support/expectAccessible';
import { expect, logIn, test } from './support/test';

const NAME = 'Seguro Itinerante';
const ID = 'seguro-itinerante';

/** Questions of the product's own step, each by its name and text. */
async function include(page: Page, questions: Readonly<Record<string, string>>): Promise<void> {
  await choose(page, 'Pergunta', 'Tipo (details.kind)');
  for (const [name, title] of Object.entries(questions)) {
    await fill(page, 'Nome do que incluir', name);
    await press(page, 'Incluir');
    await page.getByRole('region', { name, exact: true }).getByLabel('Texto da pergunta').fill(title);
  }
}

/** Says in the page what a question's answer is made of for whoever began before. */
async function takeFrom(
  page: Page,
  question: string,
  kind: string,
  choices: readonly (readonly [string, string])[],
) {
  await choose(page, 'Pergunta', question);
  await page.getByText('De onde vem a resposta de quem já começou').click();
  await choose(page, 'A resposta vem', kind);
  for (const [label, option] of choices) await choose(page, label, option);
}

async function splitAndMerge(page: Page): Promise<void> {
  await include(page, { street: 'Rua', number: 'Número', contact: 'Contato' });
  const part = 'De uma parte de um texto';
  await takeFrom(page, 'Rua (details.street)', part, [['Pergunta de antes', 'Endereço (details.address)']]);
  await fill(page, 'Um exemplo de “Endereço”', 'Rua C, 9');
  await expect(page.getByText('“Rua C, 9” → Rua: “Rua C”')).toBeVisible();
  await expect(page.getByText(/^Passa só em parte: “Rua C, 9”/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Aplicar');
  await expect(page.getByText(/Rua. \(details.street\) passa a vir de “Endereço”/)).toBeVisible();
  await takeFrom(page, 'Número (details.number)', part, [
    ['Pergunta de antes', 'Endereço (details.address)'],
    ['Qual parte', 'a 2ª parte'],
  ]);
  await fill(page, 'Um exemplo de “Endereço”', 'Rua C, 9');
  await expect(page.getByText('“Rua C, 9” → Rua: “Rua C” · Número: “9”')).toBeVisible();
  await press(page, 'Aplicar');
  await takeFrom(page, 'Contato (details.contact)', 'De dois ou mais textos, juntos', [
    ['1º texto', 'Nome (details.first)'],
    ['2º texto', 'Sobrenome (details.last)'],
    ['O que fica entre os textos', 'espaço'],
  ]);
  await press(page, 'Aplicar');
  await expect(page.getByText(/passa a vir de “Nome” e “Sobrenome”/)).toBeVisible();
  await expect(page.getByText('Nenhum problema nas definições.')).toBeVisible();
}

/** Waits until the process of that address has another version of the product than `before`, and gives its hash. */
async function versionAfter(before: string | undefined, person: Desk): Promise<string | undefined> {
  const current = async () =>
    (await person.call<{ definitions: Readonly<Record<string, string>> }>('GET', '/wizard/context'))
      .definitions[ID];
  await expect.poll(current).not.toBe(before);
  return current();
}

/** Opens the product's wizard and answers what will be split and put together, until the server has it. */
async function begin(page: Page, address: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${address}/cotacao/${ID}`);
  const last = Object.values(texts).at(-1)!;
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/api/draft/') && (answer.request().postData() ?? '').includes(last),
  );
  for (const [label, text] of Object.entries(texts)) await fill(page, label, text);
  await kept;
}

test('a new product, then a split and a merge of its answers, under wizards that two processes have open', async ({
  page,
  product,
  signIn,
  desk,
  otherBrowser,
  faults,
}) => {
  faults.expect(/503 \(Service Unavailable\) \[\S*\/api\/publishing\/check\]/);
  const [other, bench, second] = await Promise.all([product.beside(), otherBrowser(), otherBrowser()]);
  await signIn('cliente', { at: '/inicio' });
  const people = await Promise.all([
    desk('cliente'),
    desk('tomador').then(() => Desk.open(other.baseURL, 'tomador')),
  ]);
  await second.goto(`${other.baseURL}/login`);
  await logIn(second, 'tomador');
  await bench.goto(`${other.baseURL}/login`);
  await logIn(bench, 'analista');
  const publisher = await Desk.open(other.baseURL, 'aprovador');
  const publish = async (note: string) => {
    const Id = await propose(bench, note);
    await approve(publisher, Id);
    return Id;
  };

  await bench.goto(`${other.baseURL}/produtos/rascunhos`);
  await bench.getByText('Novo produto', { exact: true }).click();
  await bench.getByLabel('Nome do produto').fill(NAME);
  await press(bench, 'Começar produto');
  await include(bench, { address: 'Endereço', first: 'Nome', last: 'Sobrenome' });
  await saveWhole(bench);
  const first = await publish(NAME);
  const versions = await Promise.all(people.map((person) => versionAfter(undefined, person)));
  const [one, two] = ['Rua A, 12', 'Rua B, 7, fundos'];
  try {
    await begin(page, product.baseURL, { Endereço: one, Nome: 'Ana', Sobrenome: 'Sá' });
    await begin(second, other.baseURL, { Endereço: two, Sobrenome: 'Prado' });

    await beginDraft(bench, other.baseURL, 'Dividir e juntar', ID);
    await splitAndMerge(bench);
    await press(bench, 'Gravar e experimentar');
    const trial = bench.getByRole('region', { name: 'Rascunhos abertos' });
    await expect(trial.getByText('2 nas duas versões: 2 afetados')).toBeVisible();
    await expect(trial.getByText('Endereço (só em parte em Rua: “x x, 9, x”)')).toBeVisible();
    const Id = await publish('Dividir e juntar');
    await Promise.all(people.map((person, at) => versionAfter(versions[at], person)));
    try {
      await fill(page, 'Nome', 'Anna');
      await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue(one);
      for (const [open, values] of [
        [page, ['Rua A', '12', 'Anna Sá']],
        [second, ['Rua B', '7', 'Prado']],
      ] as const) {
        await open.reload();
        for (const [at, label] of ['Rua', 'Número', 'Contato'].entries())
          await expect(open.getByLabel(label, { exact: true })).toHaveValue(values[at]!);
      }
      // All of it came over here; there the third part has no place, and stands with its text, to copy.
      await expect(page.getByLabel('Endereço', { exact: true })).toHaveCount(0);
      await expect(second.getByLabel('Endereço', { exact: true })).toHaveValue(two);
      await expectAccessible(second, 'a wizard with what came over and what did not');
    } finally {
      await publisher.call('POST', '/publishing/back', { Id });
    }
  } finally {
    await publisher.call('POST', '/publishing/back', { Id: first });
    await other.stop();
  }
});
