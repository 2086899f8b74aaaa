import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { surveyAnswers, surveySchedules } from '../../db/schema';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { scheduleSurvey } from './service';

const UID = 'demo-cliente';
const EMAIL = 'cliente@lastro.test';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
beforeEach(async () => {
  await server.db.delete(surveySchedules);
});
afterAll(() => server.close());

/** The test's day is 2026-11-20. */
const schedule = (dueOn = '2026-11-20', campaignId = 'portal') =>
  scheduleSurvey(server.db, server.deps.clock, UID, { campaignId, documentNumber: 'AP-1', dueOn });
const today = async (uid = UID) =>
  (await server.as(uid, { url: '/api/tracksaleSchedule/today' })).json().Data;
const flag = async () =>
  (await server.as(UID, { url: `/api/user/find?Email=${EMAIL}` })).json().Data.isTrackSaleSchedule;

async function answer(changes: object = {}, uid = UID) {
  const { id, campaignId } = (await today()) ?? {
    id: '00000000-0000-4000-8000-000000000000',
    campaignId: '',
  };
  const payload = {
    score: 9,
    justification: 'Rápido.',
    scheduleId: id,
    campaignId,
    email: EMAIL,
    name: 'Clara Nogueira',
    phone: '11987650011',
    identification: '31846720508',
    tags: [{ name: 'numero-documento', value: 'AP-1' }],
    ...changes,
  };
  const response = await server.as(uid, { method: 'POST', url: '/api/tracksaleCampaign/answer', payload });
  return { status: response.statusCode, code: response.json().Code, payload };
}
const kept = () => server.db.select().from(surveyAnswers);

describe('a survey', () => {
  test('is asked from its day on', async () => {
    await schedule('2026-11-21');
    expect(await today()).toBeNull();
    await schedule('2026-11-20');
    expect(await today()).toEqual({
      id: expect.any(String),
      userEmail: EMAIL,
      campaignId: 'portal',
      documentNumber: 'AP-1',
    });
    expect(await today('demo-tomador')).toBeNull();
  });

  test('is answered once, and the flag of sign-in goes with the last open one', async () => {
    expect(await flag()).toBe(false);
    await schedule();
    expect(await flag()).toBe(true);
    const { status, payload } = await answer();
    expect(status).toBe(200);
    expect(await kept()).toMatchObject([{ score: 9, justification: 'Rápido.' }]);
    expect([await today(), await flag()]).toEqual([null, false]);
    const again = await server.as(UID, { method: 'POST', url: '/api/tracksaleCampaign/answer', payload });
    expect([again.statusCode, again.json().Code]).toEqual([409, 'SURVEY_ANSWERED']);
    expect(await kept()).toHaveLength(1);
  });

  test('keeps the flag while another one waits', async () => {
    await schedule();
    await schedule('2026-12-01', 'outra');
    await answer();
    expect([await today(), await flag()]).toEqual([null, true]);
  });

  test('can be declined', async () => {
    await schedule();
    const declined = { score: -1, justification: 'O cliente optou por não responder a pesquisa.' };
    expect((await answer(declined)).status).toBe(200);
    expect(await kept()).toMatchObject([declined]);
    expect(await today()).toBeNull();
  });
});

describe('what is refused, and not kept', () => {
  test.each([
    ['the score -2', { score: -2 }, 422],
    ['the score 11', { score: 11 }, 422],
    ['half a score', { score: 9.5 }, 422],
    ['a justification of 2001 characters', { justification: 'a'.repeat(2001) }, 422],
    ['another campaign', { campaignId: 'outra' }, 404],
    ['an e-mail of somebody else', { email: 'tomador@lastro.test' }, 404],
    ['an unknown survey', { scheduleId: '00000000-0000-4000-8000-000000000000' }, 404],
  ])('%s', async (_what, changes, status) => {
    await schedule();
    expect((await answer(changes)).status).toBe(status);
    expect(await kept()).toEqual([]);
  });

  test('an answer of anybody but the one asked', async () => {
    await schedule();
    expect((await answer({ email: 'tomador@lastro.test' }, 'demo-tomador')).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test.each([0, 10])('not the score %i', async (score) => {
    await schedule();
    expect((await answer({ score })).status).toBe(200);
  });
});
