import { SummaryView } from '../../../../renderers';
import type { DeskRequest } from '../../../../contract/desk';
import { saveFile } from '../requests';

export function RequestData({ request: { Identifier, Summary } }: { request: DeskRequest }) {
  return <SummaryView sections={Summary} onDownload={(file) => void saveFile(Identifier, file)} />;
}
