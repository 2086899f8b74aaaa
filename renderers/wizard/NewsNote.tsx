import { useEffect, useState } from 'react';
import { type CompiledDefinition, newsSummary, newsWords, type StepNews } from '../../engine/index';
import { Alert, announce } from '../ui';
import { LostTexts } from './LostTexts';

export interface ToldNews {
  readonly steps: readonly StepNews[];
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

function useClosed(onClose?: () => void) {
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  return [isClosed, close] as const;
}

export function NewsSummary({ definition, news, onClose }: SummaryProps) {
  const [isClosed, close] = useClosed(onClose);
  const summary = newsSummary(definition, news);
  useEffect(() => announce(summary), [summary]);
  if (isClosed) return null;
  return <Alert tone="info" title={summary} onClose={close} />;
}

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
