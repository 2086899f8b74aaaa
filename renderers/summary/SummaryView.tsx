import { Download } from 'lucide-react';
import type { FileReference, PrintedSection, SummaryLine } from '../../engine/index';
import { Button, SummaryItems, SummaryList, type SummaryItem } from '../ui';
import styles from '../ui/inputs/files.module.css';

type OpenFile = (file: FileReference) => void;

function FileList({ files, onDownload }: { files: readonly FileReference[]; onDownload: OpenFile }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.DocumentID} className={styles.file}>
          <span className={styles.name}>{file.DocumentName}</span>
          <Button
            kind="quiet"
            size="sm"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => onDownload(file)}
          >
            Baixar<span className="ui-hidden"> {file.DocumentName}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const LONG_TEXT = 60;

export function toItem(
  line: SummaryLine,
  onDownload?: OpenFile,
  explain?: (rule: string) => string,
): SummaryItem {
  const files = line.files && onDownload;
  return {
    term: line.label,
    description: files ? <FileList files={line.files} onDownload={onDownload} /> : line.text,
    computed: line.computedBy && (explain?.(line.computedBy) ?? 'Calculado pelas regras do produto.'),
    wide: Boolean(files) || line.text.length > LONG_TEXT,
  };
}

export function SummaryView({
  sections,
  onDownload,
}: {
  sections: readonly PrintedSection[];
  onDownload: OpenFile;
}) {
  return (
    <SummaryList
      sections={sections.map((section) => ({
        title: section.title,
        // A sent request is final, so nothing marks which values were computed.
        items: section.lines.map((line) => ({ ...toItem(line, onDownload), computed: undefined })),
      }))}
    />
  );
}

export function StepSummary({ lines, onDownload }: { lines: readonly SummaryLine[]; onDownload: OpenFile }) {
  return <SummaryItems items={lines.map((line) => toItem(line, onDownload))} />;
}
