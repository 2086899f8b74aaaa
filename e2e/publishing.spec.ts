import { filledAnswers, proceed, resumeAt } from './support/bid';
import { toConfirmation } from './support/finish';
import { publish } from './support/publish';
import { expect, test } from './support/test';

const STEP = 'licitante/steps/object.json';
const CASES = 'licitante/cases/object.cases.json';
/** Days that were sold until the limit came down. */
const DAYS = '20000';

interface Step {
  properties: { deadline: { maximum: number } };
}

interface Cases {
  cases: { id: string }[];
}

const shorter = {
  [STEP]: (step: Step) => ({
    ...step,
    properties: { ...step.properties, deadline: { ...step.properties.deadline, maximum: 10_000 } },
  }),
  // The case that relies on the limit that comes down goes with it.
  [CASES]: (file: Cases) => ({ ...file, cases: file.cases.filter(({ id }) => id !== 'days-36500') }),
};

test('a limit published while a wizard is open: it goes on as it began and is sent, the next one has the limit', async ({
  page,
  product,
  signIn,
  desk,
}) => {
  await signIn('cliente', { at: '/inicio' });
  const client = await desk('cliente');
  await resumeAt(page, client, 'object', await filledAnswers(client, 'publicado/1'));
  const [days, complement] = [page.getByLabel('Prazo em Dias'), page.getByLabel('Complemento do Objeto')];
  await days.fill(DAYS);
  await complement.fill('Digitado antes');
  const { goBack } = await publish(product, 'Prazo até 10.000 dias', shorter);
  try {
    await expect(days).toHaveValue(DAYS);
    await complement.pressSequentially(' e depois');
    await expect(complement).toHaveValue('Digitado antes e depois');
    await proceed(page);
    await toConfirmation(page);
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/quote/bid'));
    await proceed(page);
    const answer = await sent;
    expect(answer.status()).toBe(200);
    expect(answer.request().postData()).toContain('Digitado antes e depois');

    await resumeAt(page, client, 'object', await filledAnswers(client, 'publicado/2'));
    await days.fill(DAYS);
    await proceed(page);
    await expect(page.locator('#step-object').getByText('Valor inválido', { exact: true })).toBeVisible();
    await days.fill('10000');
    await proceed(page);
    await expect(page.locator('#step-requester form')).toBeVisible();
  } finally {
    await goBack();
  }
});
