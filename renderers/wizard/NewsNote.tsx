import { useEffect, useState } from 'react';
import { type CompiledDefinition, newsSummary, newsWords, type StepNews } from '../../engine/index';
import { Alert, announce } from '../ui';
import { LostTexts } from './LostTexts';

/** What is told of answers that were kept under an earlier version, as far as it was not closed. */
export interface ToldNews {
  readonly steps: readonly StepNews[];
  /** Whether the sentence that names the steps was closed. */
  readonly isSummaryClosed: boolean;
}

interface SummaryProps {
  readonly definition: CompiledDefinition;
  readonly news: readonly StepNews[];
  readonly onClose?: () => void;
}

interface NoteProps {
  readonly definition: CompiledDefinition;
  readonly news: StepNews;
  readonly onClose?: () => void;
}

/** Whether a note was closed, which its page may want to remember. */
function useClosed(onClose?: () => void) {
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  return [isClosed, close] as const;
}

/** Says which steps have changed since the answers were kept, aloud too, until it is closed. */
export function NewsSummary({ definition, news, onClose }: SummaryProps) {
  const [isClosed, close] = useClosed(onClose);
  const summary = newsSummary(definition, news);
  useEffect(() => announce(summary), [summary]);
  if (isClosed) return null;
  return <Alert tone="info" title={summary} onClose={close} />;
}

/** What has changed in a step, at the step, until it is closed. */
export function NewsNote({ definition: { source }, news, onClose }: NoteProps) {
  const [isClosed, close] = useClosed(onClose);
  if (isClosed) return null;
  const { messages } = source;
  const { step, lost = [] } = news;
  const unnamed = messages['draft:unnamed'] ?? '';
  return (
    <Alert
      tone="info"
      title={messages['draft:step']}
      messages={newsWords(messages, news)}
      below={lost.length > 0 && <LostTexts id={`lost-${step}`} {...{ lost, unnamed }} />}
      onClose={close}
    />
  );
}
