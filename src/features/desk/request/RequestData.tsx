import { useMemo } from 'react';
import { sessionOf, summarise, type CompiledDefinition, type Environment } from '../../../../engine';
import { SummaryView } from '../../../../renderers';
import { Skeleton } from '../../../../renderers/ui';
import { LoadFailure } from '../../wizard/LoadFailure';
import { useDefinition } from '../../wizard/useDefinition';
import { useEnvironment } from '../../wizard/useEnvironment';
import type { DeskRequest } from '../requests';
import { saveFile } from '../requests';

/** The request as its own definition summarises it, the same as the customer reads. */
export function RequestData({ request }: { request: DeskRequest }) {
  const { env, error } = useEnvironment();
  const { definition, error: missing } = useDefinition(request.Product.Wizard, request.Definition);
  if (error || missing) return <LoadFailure />;
  if (!env || !definition) return <Skeleton lines={8} />;
  return <Summary request={request} env={env} definition={definition} />;
}

interface Props {
  readonly request: DeskRequest;
  readonly env: Environment;
  readonly definition: CompiledDefinition;
}

function Summary({ request: { Identifier, Record }, env, definition }: Props) {
  const session = useMemo(() => sessionOf(definition, Record, env), [definition, Record, env]);
  return <SummaryView sections={summarise(session)} onDownload={(file) => void saveFile(Identifier, file)} />;
}
