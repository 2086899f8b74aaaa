import { Alert } from '../../../renderers/ui';
import type { ErrorWords } from '../api/describeError';

/** Why what was just asked for was not done; nothing while there is no reason. */
export const Failure = ({ words }: { words: ErrorWords | undefined }) =>
  words && (
    <Alert tone="danger" title={words.title} live>
      <p>{words.message}</p>
    </Alert>
  );
