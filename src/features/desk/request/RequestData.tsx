import { SummaryView } from '../../../../renderers';
import type { DeskRequest } from '../../../../contract/desk';
import { saveFile } from '../requests';

/** The request as it was taken, the same as the customer reads. */
export function RequestData({ request: { Identifier, Summary } }: { request: DeskRequest }) {
  return <SummaryView sections={Summary} onDownload={(file) => void saveFile(Identifier, file)} />;
}
