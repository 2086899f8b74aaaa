import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { Messages } from '../model/Definition';
import { fillMessage } from '../text/fillMessage';
import type { StepNews } from './news';

const LISTED = ['asked', 'arrived', 'again', 'look', 'gone'] as const;

export function newsWords(messages: Messages, news: StepNews): readonly string[] {
  const say = (kind: string, params: object) =>
    fillMessage(messages[`draft:${kind}`] ?? '', params as Readonly<Record<string, unknown>>);
  const listed = LISTED.filter((kind) => news[kind].length > 0).map((kind) =>
    say(kind, { titles: news[kind].map((title) => title ?? messages['draft:unnamed']).join(', ') }),
  );
  return [...news.mapped.map((mapped) => say('mapped', mapped)), ...listed];
}

export function newsSummary({ source }: CompiledDefinition, news: readonly StepNews[]): string {
  const titles = news.map(({ step }) => source.steps.find(({ id }) => id === step)!.title);
  return fillMessage(source.messages['draft:changed'] ?? '', { steps: titles.join(', ') });
}
