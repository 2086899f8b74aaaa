import { useDeferredValue } from 'react';
import { review, type ReviewIssue, type Session, writeRecord } from '../../../engine/index';
import { wizardById } from '../../../src/shared/products/entries';
import { Alert, Card } from '../../../renderers/ui';

export function reviewOf(session: Session): readonly ReviewIssue[] {
  return review(session.definition, writeRecord(session), session.env).issues;
}

export function RecordCard({
  session,
  issues,
}: {
  session: Session;
  issues?: readonly ReviewIssue[] | undefined;
}) {
  const shown = useDeferredValue(session);
  const block = wizardById(shown.definition.source.id)?.block ?? shown.definition.source.id;
  return (
    <Card aria-label="Registro">
      <h2>Registro como seria enviado</h2>
      {issues && <Verdict issues={issues} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls is reached by keyboard. */}
      <pre tabIndex={0} aria-label="JSON do registro">
        {JSON.stringify({ [block]: writeRecord(shown) }, null, 2)}
      </pre>
    </Card>
  );
}

export function Verdict({ issues }: { issues: readonly ReviewIssue[] }) {
  if (issues.length === 0) {
    return <Alert tone="success" title="O servidor aceitaria este registro. Nada foi enviado." live />;
  }
  return (
    <Alert
      tone="danger"
      title="O servidor recusaria este registro"
      messages={issues.map(({ path, code, message }) => `${path} (${code}): ${message}`)}
      live
    />
  );
}
