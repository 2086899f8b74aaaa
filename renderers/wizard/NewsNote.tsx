import { useEffect, useState } from 'react';
import { newsSummary, newsWords, type CompiledDefinition, type StepNews } from '../../engine';
import { Alert, announce } from '../ui';

interface Props {
  readonly definition: CompiledDefinition;
  readonly news: readonly StepNews[];
}

/** Says which steps have changed since the answers were kept, aloud too, until it is closed. */
export function NewsSummary({ definition, news }: Props) {
  const [isClosed, setClosed] = useState(false);
  const summary = newsSummary(definition, news);
  useEffect(() => announce(summary), [summary]);
  if (isClosed) return null;
  return <Alert tone="info" title={summary} onClose={() => setClosed(true)} />;
}

/** What has changed in a step, at the step, until it is closed. */
export function NewsNote({ definition: { source }, news }: Pick<Props, 'definition'> & { news: StepNews }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const words = newsWords(source.messages, news);
  return (
    <Alert
      tone="info"
      title={source.messages['draft:step']}
      messages={words}
      onClose={() => setClosed(true)}
    />
  );
}
