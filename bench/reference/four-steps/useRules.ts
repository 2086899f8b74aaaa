import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { announce } from '../../../renderers/ui';
import { createTyping, type Answers } from '../../settling/byHand';
import { printed, textOf } from './printed';

const ANNOUNCE_AFTER = 700;
const READ_OUT = 60;

function sentence(name: string, value: unknown): string {
  const text = textOf(name, value);
  const { label } = printed[name]!;
  if (text === '') return `${label} foi limpo.`;
  return text.length > READ_OUT ? `${label} foi atualizado.` : `${label}: ${text}.`;
}

/** Says once typing pauses which other fields the rules have changed. */
function createAnnouncer(read: (name: string) => unknown) {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    announce([...waiting].map((name) => sentence(name, read(name))).join(' '));
    waiting.clear();
  };
  return (name: string) => {
    waiting.add(name);
    clearTimeout(timer);
    timer = setTimeout(say, ANNOUNCE_AFTER);
  };
}

/** What a form's rules keep: `computed` names the fields that a rule wrote last. */
export type FormRules = ReturnType<typeof createRules>;

function createRules(form: UseFormReturn) {
  const computed = new Set<string>();
  const listeners = new Set<() => void>();
  const announceSoon = createAnnouncer(form.getValues);
  const write = (name: string, value: unknown) => {
    form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
    computed.add(name);
    // What was typed last is remembered among the answers and shown nowhere.
    if (printed[name]) announceSoon(name);
  };
  const settled = createTyping();
  const settle = (field: string) => {
    const before = form.getValues('object') as Answers;
    const after = settled(before, field);
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (after[key] !== before[key] && key !== field) write(`object.${key}`, after[key]);
  };
  const edited = (name: string) => {
    computed.delete(name);
    if (name.startsWith('object.')) settle(name.slice('object.'.length));
    for (const listener of listeners) listener();
  };
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { computed, edited, follow };
}

/** The form's rules: what follows from an edit is written into the fields it concerns. */
export const useRules = (form: UseFormReturn) => useMemo(() => createRules(form), [form]);
