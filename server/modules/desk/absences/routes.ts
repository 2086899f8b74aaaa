import {
  absenceBody,
  absenceQuery,
  absences,
  type AbsenceBody,
  type DeskPerson,
} from '../../../../contract/absences';
import { answers, done } from '../../../../contract/answers';
import { executiveOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { filledIn } from '../../definitions/reviewForm';
import { absencesFor, addAbsence, peopleFor, removeAbsence } from './service';

export function absenceRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  app.get('/desk/absences', { schema: { response: answers(absences) } }, async (request) =>
    ok(await absencesFor(db, deps, executiveOf(request))),
  );

  const preHandler = filledIn<AbsenceBody>(deps, 'ausencia', async (record, request) => {
    const { Team, StandIns } = await peopleFor(db, deps, executiveOf(request));
    return {
      record,
      context: { team: Team.map(optionOf), standIns: StandIns.map(optionOf), today: deps.clock.today() },
    };
  });
  app.post(
    '/desk/absences',
    { schema: { response: done, body: absenceBody }, preHandler },
    async (request) => {
      await db.transaction((tx) => addAbsence(tx, deps, executiveOf(request), request.body));
      return ok(null);
    },
  );

  app.delete('/desk/absence', { schema: { response: done, querystring: absenceQuery } }, async (request) => {
    await db.transaction((tx) => removeAbsence(tx, deps, executiveOf(request), request.query.id));
    return ok(null);
  });
}

const optionOf = ({ Account, Name }: DeskPerson) => ({ value: Account, label: Name });
