import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../../engine/model/SessionEvent';
import type { Session } from '../../../engine/model/Session';
import { readFiles } from '../../../engine/publish/readFiles';
import { transition } from '../../../engine/session/transition';
import { openingOf } from '../run';
import { casesOf } from '../runCases';
import { stageOf } from '../testing/stageOf';
import type { CaseEvent } from '../types';
import { composeEvents, type Recording } from './composeEvents';
import { suggestionsFor } from './suggestionsFor';
import { surroundingsIn } from './surroundingsIn';
import { caseIdOf, withCase } from './withCase';

const sold = readFiles(fileURLToPath(new URL('../../../product-schemas', import.meta.url))).files;
const stage = stageOf(sold, 'licitante');
const file = casesOf(sold, 'licitante').get('licitante/cases/object.cases.json')!;
const opening = openingOf(stage, file, {}).session;

const edit = (field: string, value: unknown): SessionEvent => ({ type: 'edit', field, value });
const after = (events: readonly SessionEvent[], from: Session = opening) =>
  events.reduce((session, event) => transition(session, event).session, from);
const composed = (events: readonly SessionEvent[], begun?: Recording['begun']) =>
  composeEvents(stage, file, {}, { begun, events }, after(events));

const complete = file.given!['complete']!;
const filled = Object.entries(complete).map(([field, value]) => edit(field, value));

describe('a recording', () => {
  it('of keys typed in one field is one edit, and what does nothing is not told', () => {
    const typed = ['1', '12', '120'].map((text) => edit('objectProperty.deadline', Number(text)));
    const start = edit('objectProperty.startDateValidity', '2026-11-20');
    const events: SessionEvent[] = [start, start, ...typed];
    expect(composed(events).told).toEqual([
      { edit: 'objectProperty.startDateValidity', value: '2026-11-20' },
      { edit: 'objectProperty.deadline', value: 120 },
    ]);
  });

  it('gives what was filled before the open step by a set that fits, with what differs, and goes there', () => {
    const events: SessionEvent[] = [
      ...filled,
      edit('objectProperty.noticeNumber', '99/2026'),
      ...stage.definition.steps.map((): SessionEvent => ({ type: 'continue' })),
    ];
    const { given, strays } = composed(events.slice(0, -1));
    const differs = { prefill: 'complete', with: { 'objectProperty.noticeNumber': '99/2026' } };
    expect(given?.[0]).toMatchObject(differs);
    expect(given?.at(-1)).toEqual({ go: stage.definition.steps.at(-1)!.definition.id });
    expect(strays).toEqual([]);
  });

  it('that began with a case of another file has its names written out', () => {
    const own: CaseEvent = { prefill: 'elsewhere', with: { 'insured.name': 'Prefeitura de Itu' } };
    const elsewhere = { cases: [], given: { elsewhere: { 'insured.document': '45997418000153' } } };
    const { told } = composed([], { events: [own], file: elsewhere });
    expect(told).toEqual([
      { prefill: { 'insured.document': '45997418000153', 'insured.name': 'Prefeitura de Itu' } },
    ]);
  });

  it('says where a repetition comes to another state', () => {
    const other = after([edit('objectProperty.startDateValidity', '2026-11-20')]);
    const { strays } = composeEvents(stage, file, {}, { events: [] }, other);
    expect(strays).toContain('objectProperty.startDateValidity');
  });

  it('never says whose wizard it was, only somebody of the cases, and a day that the file does not say', () => {
    const told = { ...opening, env: { ...opening.env, today: '2026-12-01' } };
    expect(surroundingsIn(file, told, undefined)).toEqual({ today: '2026-12-01' });
    expect(surroundingsIn(file, opening, 'executive')).toEqual({ person: 'executive' });
  });
});

describe('what a case could expect', () => {
  it('is what rules wrote, in words, and what was done last is picked', () => {
    const events = [
      { edit: 'objectProperty.startDateValidity', value: '2026-11-20' },
      { edit: 'objectProperty.deadline', value: 90 },
      { leave: 'objectProperty.deadline' },
    ];
    const recent = suggestionsFor(stage, file, { events }).filter((one) => one.isRecent);
    expect(recent.map(({ label }) => label)).toContain('“Final de Vigência” = 18/02/2027');
    expect(recent.map(({ expect: expected }) => expected)).toContainEqual({
      valid: ['objectProperty.deadline'],
    });
  });

  it('has the price of answers that suffice', () => {
    const suggested = suggestionsFor(stage, file, { events: [{ prefill: 'complete' }] });
    expect(suggested.find(({ id }) => id === 'rating grossPremium')?.expect).toEqual({
      rating: { grossPremium: 150 },
    });
  });
});

describe('a recorded case', () => {
  const it1 = { id: 'prazo', description: 'Prazo.', events: [], expect: { open: 'object' } };

  it('stands behind the others, and nothing else of the file changes', () => {
    const text = '{\n  "today": "2026-11-20",\n  "cases": [\n    { "id": "a" }\n  ]\n}\n';
    const written = withCase(text, it1);
    expect(written.replace(/,\n {4}\{ "id": "prazo".*\}\n/, '\n')).toBe(text);
    expect(JSON.parse(withCase(undefined, it1))).toEqual({
      $schema: '../../_meta/cases.schema.json',
      cases: [it1],
    });
  });

  it('has a name of its own, made of what it shows', () => {
    expect(caseIdOf('Prazo de um ano é aceito.', [])).toBe('prazo-de-um-ano-e-aceito');
    expect(caseIdOf('Prazo', ['prazo', 'prazo-2'])).toBe('prazo-3');
  });
});
