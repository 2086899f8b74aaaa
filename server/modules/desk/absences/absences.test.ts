import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Absences } from '../../../../contract/absences';
import { createClock } from '../../../clock';
import { executivesOf, watchersOf } from '../../../access/quotes';
import { absences, answerReminders, contacts, notifications, quotes, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { addOtherExecutive, EXECUTIVE, executiveDesk, OTHER_EXECUTIVE } from '../../../testing/executiveDesk';
import { TEST_NOW, testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { tellOfDeadlines } from '../../quotes/deadlines/tellOfDeadlines';

const DAY_MS = 86_400_000;
const THIRD = 'third-executive';

let server: TestApp;
let instant = TEST_NOW;
beforeAll(async () => {
  const clock = createClock(0, () => instant);
  server = await testApp({ jobs: 'idle', deps: () => ({ clock }) });
  await seedDemonstration(server.db);
  await addOtherExecutive(server);
  const third = { uid: THIRD, email: 'terceiro@lastro.test', name: 'Téo Brito', isExecutive: true };
  await server.db.insert(users).values(third);
});
afterAll(() => server.close());
beforeEach(async () => {
  instant = TEST_NOW;
  for (const table of [absences, notifications, answerReminders, quotes]) await server.db.delete(table);
});

const desk = executiveDesk(() => server);
const onDay = (days: number) => (instant = TEST_NOW + days * DAY_MS);

/** From the 23rd to the 27th of November 2026, of who asks, with Olga to stand in. */
const WEEK = { startsOn: '2026-11-23', endsOn: '2026-11-27', standIn: OTHER_EXECUTIVE };
const add = (changes: object = {}, uid = EXECUTIVE) =>
  desk.ask(uid, 'POST', 'absences', { person: uid, ...WEEK, ...changes });
const list = async (uid = EXECUTIVE) => (await desk.get('absences', {}, uid)).data as Absences;
const remove = (id: string, uid = EXECUTIVE) => desk.ask(uid, 'DELETE', `absence?id=${id}`);

async function sees(identifier: string, uid = OTHER_EXECUTIVE) {
  const [opened, listed] = [
    await desk.get('quote', { identifier }, uid),
    await desk.ask(uid, 'POST', 'queue', { All: true }),
  ];
  const { id } = await desk.rowOf(identifier);
  const today = server.deps.clock.today();
  const isWatching = (await watchersOf(server.db, id, [uid], today)).length > 0;
  const isTold = (await executivesOf(server.db, id, today)).includes(uid);
  return [
    opened.status,
    listed.data.Items.map((item: { Identifier: string }) => item.Identifier),
    isWatching,
    isTold,
  ];
}
const told = async (uid: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userUid, uid))).map(
    ({ data }) => data,
  );

describe('who stands in', () => {
  test('sees all that is the other’s from the first day to the last, and not a day longer', async () => {
    const identifier = await desk.registered();
    expect((await add()).status).toBe(200);
    const hidden = [404, [], false, false];
    const seen = [200, [identifier], true, true];
    for (const [day, expected] of [
      [0, hidden],
      [3, seen],
      [7, seen],
      [8, hidden],
    ] as const) {
      onDay(day);
      expect([day, await sees(identifier)]).toEqual([day, expected]);
      expect(await sees(identifier, THIRD)).toEqual(hidden);
    }
  });

  test('answers for the other, who goes on seeing it', async () => {
    const identifier = await desk.registered();
    await add();
    onDay(4);
    const denied = await desk.decide('deny', identifier, { reason: 'Sem limite.' }, { uid: OTHER_EXECUTIVE });
    expect(denied.status).toBe(200);
    expect((await desk.get('quote', { identifier })).status).toBe(200);
  });

  test('is reminded too, and told beforehand that it is so', async () => {
    const identifier = await desk.registered();
    await add({ startsOn: '2026-11-25', endsOn: '2026-12-02' });
    const [name] = (await list()).Team.map((one) => one.Name);
    expect(await told(OTHER_EXECUTIVE)).toEqual([`${name} · de 25/11/2026 a 02/12/2026`]);
    onDay(10);
    await tellOfDeadlines(server.deps);
    const reminder = `${identifier} · dia 10 de 25`;
    expect(await told(EXECUTIVE)).toEqual([reminder]);
    expect(await told(OTHER_EXECUTIVE)).toContain(reminder);
    expect(await told(THIRD)).toEqual([]);
  });

  test('loses it at once where the absence is taken back', async () => {
    const identifier = await desk.registered();
    await add();
    onDay(3);
    const [{ Id } = { Id: '' }] = (await list()).Items;
    expect((await remove(Id)).status).toBe(200);
    expect(await sees(identifier)).toEqual([404, [], false, false]);
    expect(await remove(Id)).toMatchObject({ status: 410, code: 'ABSENCE_GONE' });
  });

  test('is told that the absence was taken back, while that concerns anybody; who took it back is not', async () => {
    await add();
    await server.db.delete(notifications);
    const [{ Id, Person } = { Id: '', Person: { Name: '' } }] = (await list()).Items;
    await remove(Id);
    const days = 'de 23/11/2026 a 27/11/2026';
    expect(await told(OTHER_EXECUTIVE)).toEqual([`${Person.Name} · ${days}: ausência excluída`]);
    expect(await told(EXECUTIVE)).toEqual([]);
    await add();
    const [again] = (await list()).Items;
    await server.db.delete(notifications);
    onDay(8);
    expect((await remove(again!.Id)).status).toBe(200);
    expect(await told(OTHER_EXECUTIVE)).toEqual([]);
  });

  test('stands beside the name of who has a request and is away', async () => {
    const identifier = await desk.registered();
    await desk.ask(EXECUTIVE, 'POST', 'quote/take', { identifier });
    await add();
    const heldBy = async () => (await desk.get('quote', { identifier })).data.HeldBy;
    expect(await heldBy()).not.toHaveProperty('Away');
    onDay(3);
    const away = { Until: '2026-11-27', StandIn: 'Olga Nunes' };
    expect(await heldBy()).toMatchObject({ Away: away });
    const { data } = await desk.ask(OTHER_EXECUTIVE, 'POST', 'queue', {});
    expect(data.Items[0].HeldBy).toMatchObject({ IsMe: false, Away: away });
  });
});

describe('what is refused', () => {
  const sentence = async (changes: object, uid = EXECUTIVE) => {
    const { status, errors } = await add(changes, uid);
    return [
      status,
      ...(errors ?? []).map((one: { path: string; message: string }) => [one.path, one.message]),
    ];
  };

  test.each([
    [{ standIn: EXECUTIVE }, 'standIn', 'Escolha outra pessoa: ninguém substitui a si mesmo.'],
    [{ endsOn: '2026-11-22' }, 'endsOn', 'O último dia não pode vir antes do primeiro.'],
    [{ startsOn: '2026-11-19' }, 'startsOn', 'A ausência começa hoje ou depois.'],
    [{ endsOn: '2027-11-24' }, 'endsOn', 'Uma ausência dura até um ano.'],
    [{ standIn: 'demo-tomador' }, 'standIn', 'Valor inválido'],
    [{ person: THIRD }, 'person', 'Valor inválido'],
  ])('%j at %s', async (changes, path, message) => {
    expect(await sentence(changes)).toEqual([422, [path, message]]);
    expect((await list()).Items).toEqual([]);
  });

  test('days of another absence, a stand-in who is away, and who is to stand in then', async () => {
    expect((await add()).status).toBe(200);
    const again = { startsOn: '2026-11-27', endsOn: '2026-11-30' };
    const [{ Name } = { Name: '' }] = (await list()).Team;
    expect(await sentence(again)).toEqual([
      422,
      [
        'startsOn',
        `Já há uma ausência de ${Name} de 23/11/2026 a 27/11/2026. Exclua-a ou escolha outros dias.`,
      ],
    ]);
    const alsoAway = `${Name} também está ausente de 23/11/2026 a 27/11/2026. Escolha outra pessoa ou outros dias.`;
    expect(await sentence({ ...again, standIn: EXECUTIVE }, THIRD)).toEqual([422, ['standIn', alsoAway]]);
    const needed = `Olga Nunes substitui ${Name} de 23/11/2026 a 27/11/2026. Escolha outros dias, ou troque antes quem substitui ${Name}.`;
    expect(await sentence({ ...again, standIn: THIRD }, OTHER_EXECUTIVE)).toEqual([
      422,
      ['startsOn', needed],
    ]);
    expect((await add({ startsOn: '2026-11-28', endsOn: '2026-11-28' })).status).toBe(200);
  });

  test('of two at once the second', async () => {
    const both = await Promise.all([add(), add({ standIn: EXECUTIVE }, OTHER_EXECUTIVE)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await list()).Items).toHaveLength(1);
  });

  test('who is no executive, and days that are none', async () => {
    expect((await add({}, 'demo-tomador')).status).toBe(404);
    expect((await desk.get('absences', {}, 'demo-tomador')).status).toBe(404);
    expect((await add({ endsOn: '2026-11-31' })).status).toBe(422);
    expect((await add({ person: 'x'.repeat(129) })).status).toBe(422);
  });
});

describe('a superior', () => {
  test('says and takes back the absence of who reports to them; nobody else does', async () => {
    const of = (name: string) => eq(contacts.name, name);
    const [own] = await server.db.select().from(users).where(eq(users.uid, EXECUTIVE));
    const all = await server.db.select().from(contacts);
    const superior = all.find(({ email }) => email.toLowerCase() === own!.email)!;
    await server.db.update(contacts).set({ reportsTo: superior.id }).where(of('Olga Nunes'));
    expect((await list()).Team.map(({ Account }) => Account)).toEqual([EXECUTIVE, OTHER_EXECUTIVE]);
    expect((await list(OTHER_EXECUTIVE)).Team.map(({ Account }) => Account)).toEqual([OTHER_EXECUTIVE]);
    expect((await add({ person: OTHER_EXECUTIVE, standIn: THIRD })).status).toBe(200);
    expect(await told(OTHER_EXECUTIVE)).toEqual(['Olga Nunes · de 23/11/2026 a 27/11/2026']);
    const [item] = (await list(THIRD)).Items;
    expect(item).toMatchObject({
      Person: { Name: 'Olga Nunes', IsMe: false },
      StandIn: { Name: 'Téo Brito', IsMe: true },
      IsNow: false,
      MayRemove: false,
    });
    expect((await remove(item!.Id, THIRD)).status).toBe(404);
    expect((await remove(item!.Id)).status).toBe(200);
  });
});
