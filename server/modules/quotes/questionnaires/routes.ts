import type { Api } from '../../../http/Api';
import type { Deps } from '../../../deps';
import { callerOf, openToQuoteLinks } from '../../../access/session';
import { ok } from '../../../http/envelope';
import { answerQuestionnaire } from './answerQuestionnaire';
import { questionnaireBody } from '../../../../contract/quotes';
import { done } from '../../../../contract/answers';

const PAYLOAD_LIMIT = 200_000;

export function questionnaireRoutes(app: Api, deps: Deps): void {
  const { built, current } = deps.products;
  const operations = built.wizards.flatMap(
    ({ wizard }) => current(wizard)?.compiled.source.questionnaire?.operation ?? [],
  );
  for (const operation of new Set(operations)) questionnaireRoute(app, deps, operation);
}

function questionnaireRoute(app: Api, deps: Deps, operation: string): void {
  app.post(
    operation,
    {
      schema: {
        summary: 'Answer what is asked once a request is registered',
        response: done,
        body: questionnaireBody,
      },
      bodyLimit: PAYLOAD_LIMIT,
      config: openToQuoteLinks,
    },
    async (request) => {
      const { identifier, questionnaire: payload } = request.body;
      const sent = { caller: callerOf(request), operation, identifier, payload };
      await deps.db.transaction((tx) => answerQuestionnaire(tx, deps, sent));
      return ok(null);
    },
  );
}
