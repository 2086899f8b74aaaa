import type { Page } from '@playwright/test';
import { codeAt } from '../server/infra/identity/totp/codes';
import { DEMONSTRATION_PASSWORD } from '../server/infra/identity/demonstrationAccounts';
import { expectAccessible } from './support/expectAccessible';
import { asOwner } from './support/identity';
import { ownPerson } from './support/ownPerson';
import { expect, test } from './support/test';

const EMAIL = 'proprio-fator@lastro.test';
const DESK = '**/executivo';
const WRONG = /Código incorreto ou vencido/;

const codeField = (page: Page) => page.getByLabel('Código do aplicativo');

async function giveCredentials(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** What somebody types into their app. */
async function keyShown(page: Page): Promise<string> {
  return (await page.getByLabel('Chave para digitar no aplicativo').inputValue()).replaceAll(' ', '');
}

/** No code of a minute around now. */
function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((periods) => codeAt(secret, Date.now() + periods * 30_000));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
}

test('an executive adds an app, signs in by its code, loses it and adds another @narrow', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/403 \(Forbidden\) \[\S*\/api\/user\/login\]/);
  faults.expect(/400 \(Bad Request\) \[\S*\/accounts\/mfa(Enrollment|SignIn):/);
  // Of the session that was ended.
  faults.expect(/(400 \(Bad Request\) \[\S*\/accounts:lookup|401 \(Unauthorized\))/);
  const { uid } = await ownPerson(product, 'proprio-fator', { like: 'executivo', name: 'Flávia Torres' });
  const strict = await product.beside({ SECOND_FACTOR: 'staff' });
  try {
    await page.goto(`${strict.baseURL}/login`);
    await giveCredentials(page);
    await expect(page.getByText('Confirme seu e-mail')).toBeVisible();
    await expectAccessible(page, 'an e-mail that nobody confirmed');
    await asOwner(product.baseURL, 'accounts:update', { localId: uid, emailVerified: true });
    await page.reload();

    const secret = await keyShown(page);
    await expectAccessible(page, 'an app to be added');
    await codeField(page).fill(wrongCode(secret));
    await page.keyboard.press('Enter');
    await expect(page.getByText(WRONG)).toBeVisible();
    await codeField(page).fill(codeAt(secret, Date.now()));
    await page.keyboard.press('Enter');
    await page.waitForURL(DESK);

    await page.getByRole('button', { name: /^Perfil/ }).click();
    await page.getByText('Sair', { exact: true }).click();
    await page.waitForURL('**/login');
    await giveCredentials(page);
    const dialog = page.getByRole('dialog', { name: 'Verificação em duas etapas' });
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page, 'a code that is asked for');
    await page.keyboard.type(wrongCode(secret));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(WRONG)).toBeVisible();
    await codeField(page).fill(codeAt(secret, Date.now()));
    await page.keyboard.press('Enter');
    await page.waitForURL(DESK);

    expect(await product.role(EMAIL, '--reset-second-factor')).toContain('has no second factor any more');
    await page.reload();
    await page.waitForURL('**/login');
    await giveCredentials(page);
    expect(await keyShown(page)).not.toBe(secret);
  } finally {
    await strict.stop();
  }
});
