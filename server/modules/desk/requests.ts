import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { readFound } from '../documents/service';
import { findQuestionnaire } from '../quotes/questionnaires/repository';
import { isAnalysed } from '../../../contract/statuses/quote';
import { deskCorrectionOf } from '../quotes/corrections/readCorrection';
import { deadlineOf } from '../quotes/answerDue';
import { answerOf } from '../quotes/readQuote';
import { wholeKey } from '../../db/lists/wholeKey';
import { wordsOf } from '../../db/lists/words';
import { quotes } from '../../db/schema';
import { awayOf } from './absences/repository';
import { actionsOf, entryAnswer, holderAnswer, peopleAnswer } from './answers';
import { deskSight } from '../../access/sight';
import { countedPage } from '../../db/lists/countedPage';
import { pagePart, shownOf } from '../../db/lists/pagePart';
import type { DeskRequest, FileQuery, ListQuery } from '../../../contract/desk';
import { findDoubt, lastEvent } from './historyRepository';
import { proposedOf } from './proposePremium';
import { undoable } from '../quotes/endorsement/undoIssued';
import { orderOf } from './order';
import { findDeskQuote, listFiles, pageOfDesk } from './repository';
import type { CountedRequests, NamedQuote } from './repository';

export async function pageOfRequests({ db, products }: Deps, executive: User, query: ListQuery) {
  const { text = '', page, status, product } = query;
  const words = wordsOf(text);
  const statuses = status === undefined ? undefined : [status];
  const [sight, identifier] = await Promise.all([
    deskSight(db, executive),
    wholeKey(db, quotes.identifier, words),
  ]);
  const filter = { product, statuses, words, identifier };
  const order = orderOf(statuses, { sort: 'due' });
  const found = await pageOfDesk(db, { sight, filter, order }, pagePart(page));
  const { rows, counts: Counts, counted: Counted } = found;
  return {
    Items: shownOf(rows).map((row) => entryAnswer(row, products.catalogue)),
    ...{ Counts, Counted },
    ...countedPage(page, rows.length, countedOf(found, statuses), Counted),
  };
}

export function countedOf(
  { counts, counted }: Pick<CountedRequests, 'counts' | 'counted'>,
  statuses: readonly number[] | undefined,
): number {
  const asked = statuses ? statuses.map((status) => counts[status] ?? 0) : Object.values(counts);
  return Math.min(
    counted,
    asked.reduce((sum, many) => sum + many, 0),
  );
}

export async function requestInSight(db: Db, executive: User, identifier: string): Promise<NamedQuote> {
  const found = await findDeskQuote(db, executive, identifier);
  if (!found) throw refuse('NOT_FOUND');
  return found;
}

export async function readRequest(deps: Deps, executive: User, identifier: string) {
  const named = await requestInSight(deps.db, executive, identifier);
  const { quote } = named;
  const [answer, files, last, doubt, questionnaire, correction, away] = await Promise.all([
    answerOf(deps, quote, { atDesk: true }),
    listFiles(deps.db, quote.id),
    lastEvent(deps.db, quote.id),
    findDoubt(deps.db, quote.id),
    questionnaireOf(deps, quote),
    deskCorrectionOf(deps, deps.db, quote),
    awayOf(deps.db, [quote.heldBy], deps.clock.today()),
  ]);
  return {
    ...answer,
    ...peopleAnswer(named),
    Files: files.map(({ id, name, size, createdAt }) => ({
      DocumentID: id,
      DocumentName: name,
      Size: size,
      CreatedAt: createdAt.toISOString(),
    })),
    Questionnaire: questionnaire,
    AskedCorrection: correction,
    IsCorrectable: isAnalysed(quote.status),
    Deadline: deadlineOf(quote, deps.clock.now()),
    ExpiresAt: quote.expiresAt.toISOString(),
    UpdatedAt: quote.updatedAt.toISOString(),
    Doubt: doubt,
    LastReason: last.reason,
    Proposed: proposedAnswer(quote, executive.uid),
    Seen: last.id,
    HeldBy: holderAnswer(named, executive.uid, away),
    Actions: [
      ...actionsOf(quote),
      ...((await undoable(deps.db, quote, deps.clock.now())) ? (['undo'] as const) : []),
    ],
  };
}

function proposedAnswer(quote: QuoteRow, uid: string): DeskRequest['Proposed'] {
  const proposed = isAnalysed(quote.status) ? proposedOf(quote) : undefined;
  if (!proposed) return null;
  const { premium, reason, by, actorUid, at } = proposed;
  return { Premium: premium, Reason: reason, By: by, IsMe: actorUid === uid, At: at };
}

async function questionnaireOf({ db, products }: Deps, quote: QuoteRow) {
  const answered = await findQuestionnaire(db, quote.id);
  if (!answered) return null;
  const asked = (await products.ofHash(quote.definitionHash))?.compiled.source.questionnaire;
  return {
    Question: asked?.question ?? '',
    Answer: answered.answer,
    AnsweredAt: answered.answeredAt.toISOString(),
  };
}

/** A document that a request in the executive's sight names. Throws NOT_FOUND, DOCUMENT_AWAY. */
export async function readFile(deps: Deps, executive: User, { identifier, documentId }: FileQuery) {
  const { quote } = await requestInSight(deps.db, executive, identifier);
  const isNamed = (await listFiles(deps.db, quote.id)).some(({ id }) => id === documentId);
  return readFound(deps, isNamed ? documentId : undefined);
}
