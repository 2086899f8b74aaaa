import type { Correction, DeskCorrection, OpenCorrection } from '../../../../contract/corrections';
import type { Caller } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { wizardOfCode } from '../../definitions/productStore';
import { registeredSession } from '../../definitions/registeredSession';
import { environmentOf } from '../submission';
import { dealingWith } from '../productOf';
import { personOf } from '../wizard/personOf';
import { findCorrection, lastCorrected, lastCorrection, stateOf, type FoundCorrection } from './repository';
import { askerOf, asChanged } from './scope';

export async function readCorrection(
  deps: Pick<Deps, 'db' | 'clock' | 'products'>,
  caller: Caller,
  identifier: string | undefined,
): Promise<Correction> {
  const found = await findCorrection(deps.db, caller, identifier);
  if (!found) throw refuse('NOT_FOUND');
  const { correction, quote, by } = found;
  const State = stateOf(correction, deps.clock.now());
  return {
    Id: correction.id,
    Identifier: quote.identifier,
    State,
    Status: quote.status,
    By: by,
    AskedAt: correction.askedAt.toISOString(),
    Until: correction.expiresAt.toISOString(),
    AnsweredAt: correction.answeredAt?.toISOString() ?? null,
    Reason: correction.reason,
    Form: State === 'open' ? await formOf(deps, caller, found) : null,
  };
}

async function formOf(
  deps: Pick<Deps, 'db' | 'clock' | 'products'>,
  caller: Caller,
  { correction, quote }: FoundCorrection,
): Promise<Correction['Form']> {
  const entry = wizardOfCode(deps.products.catalogue, quote.product);
  if (!entry) return null;
  const asker = await askerOf(deps.db, caller, quote);
  const person = await personOf(deps.db, asker);
  const { rules, constantsHash } = await environmentOf(dealingWith(deps, asker), person, undefined);
  const { today, context } = asChanged(rules, person, quote);
  return {
    Wizard: entry.wizard,
    Definition: quote.definitionHash,
    Constants: constantsHash,
    Answers: quote.answers,
    Context: context as Record<string, never>,
    Today: today,
    Fields: correction.fields.map(({ path, reason }) => ({ Path: path, Reason: reason })),
  };
}

export async function openCorrectionOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, correctionUntil }: QuoteRow,
): Promise<OpenCorrection | undefined> {
  if (correctionUntil === null || correctionUntil <= clock.now()) return undefined;
  const found = await lastCorrection(db, id);
  if (!found) return undefined;
  return { By: found.by, Reason: found.correction.reason, Until: correctionUntil.toISOString() };
}

export async function deskCorrectionOf(
  deps: Pick<Deps, 'clock' | 'products'>,
  db: Db,
  quote: QuoteRow,
): Promise<DeskCorrection | null> {
  const found = await lastCorrection(db, quote.id);
  if (!found) return null;
  const { correction, by } = found;
  const State = stateOf(correction, deps.clock.now());
  const { states, definition } = await registeredSession(deps, quote);
  const labelOf = (path: string) => {
    const field = definition.byPath.get(path);
    return field ? states.at(field.index).title : path;
  };
  const changes = State === 'answered' ? await lastCorrected(db, quote.id) : [];
  return {
    State,
    By: by,
    AskedAt: correction.askedAt.toISOString(),
    Until: correction.expiresAt.toISOString(),
    AnsweredAt: correction.answeredAt?.toISOString() ?? null,
    Reason: correction.reason,
    Fields: correction.fields.map(({ path, reason }) => ({ Label: labelOf(path), Reason: reason })),
    Changes: changes.map(({ step, label, before, after }) => ({
      Step: step,
      Label: label,
      Before: before,
      After: after,
    })),
  };
}
