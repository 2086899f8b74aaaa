import { choices } from 'virtual:lastro/choices';
import { carriedChoices } from '../../../engine/definition';
import type { Answers } from '../../../engine/index';
import { publishedCatalogue } from './sold';

export function isChoice(carries: Answers = {}, answers: Answers = {}): boolean {
  return Object.entries(carries).every(([path, value]) => answers[path] === value);
}

export function choiceOf(wizard: string, answers: Answers = {}): string | undefined {
  const published = publishedCatalogue();
  const known = published ? carriedChoices(published) : choices;
  return known.find((choice) => choice.wizard === wizard && isChoice(choice.carries, answers))?.name;
}
