import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, keepDraft, readDraft, type ComplaintDraft } from './complaintDraft';
import { SUBJECT_LIMIT, TEXT_LIMIT, validateComplaint } from './validateComplaint';

const filled: ComplaintDraft = { kind: 'complaint', subject: 'Boleto', text: 'Não chegou.', file: null };

describe('a complaint', () => {
  it('that says what it is about can be sent', () => {
    expect(validateComplaint(filled)).toEqual({});
  });

  it('lacks kind, subject and text while it is empty', () => {
    const required = 'Preenchimento obrigatório';
    expect(validateComplaint(emptyDraft)).toEqual({ kind: required, subject: required, text: required });
  });

  it.each([
    ['subject', SUBJECT_LIMIT],
    ['text', TEXT_LIMIT],
  ] as const)('has a %s of at most %i characters', (field, limit) => {
    expect(validateComplaint({ ...filled, [field]: 'a'.repeat(limit) })).toEqual({});
    const issue = `* O limite máximo é de ${limit} caracteres!`;
    expect(validateComplaint({ ...filled, [field]: 'a'.repeat(limit + 1) })).toEqual({ [field]: issue });
  });

  it('of blanks says nothing', () => {
    expect(validateComplaint({ ...filled, text: ' \n ' })).toHaveProperty('text');
  });
});

describe('the draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is one person’s', () => {
    keepDraft('ana', filled);
    expect(readDraft('ana')).toEqual(filled);
    expect(readDraft('bia')).toEqual(emptyDraft);
  });

  it('is gone once the form is empty', () => {
    keepDraft('ana', filled);
    keepDraft('ana', emptyDraft);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is empty where it cannot be read or kept', () => {
    sessionStorage.setItem('complaint:ana', '{');
    expect(readDraft('ana')).toEqual(emptyDraft);
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => keepDraft('ana', filled)).not.toThrow();
    blocked.mockRestore();
  });
});
