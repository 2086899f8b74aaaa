import { FileText, Trash2 } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { IconButton } from '../layout/Button';
import { Row, Rows } from '../motion/Rows';
import { DropFace } from './DropFace';
import styles from './files.module.css';

export interface FileEntry {
  id: string;
  name: string;
  status: 'uploading' | 'done' | 'failed';
  reason?: string;
  /** 0 to 1 while uploading. */
  progress?: number;
}

export interface FileDropProps {
  id: string;
  files: readonly FileEntry[];
  /** Takes several files at a time, each by a call of `onAdd`. */
  many?: boolean;
  onTake?: () => void;
  /** Called with one file; the upload checks its content. */
  onAdd: (file: File) => void;
  onOpen: (file: FileEntry) => void;
  onRemove: (file: FileEntry) => void;
  /** More than one file was dropped, or one whose name and type are not `accept`. */
  onReject?: (reason: 'many' | 'type', files: readonly File[]) => void;
  /** Extensions without dot, parted by commas (pdf unless told). */
  accept?: string;
  disabled?: boolean | undefined;
  compact?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** Takes one file at a time, or several, by drop or click, and lists the files as chips. Used in a Field with `group`. */
export function FileDrop({ accept = 'pdf', ...props }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const accepted = props.files.filter(({ status }) => status !== 'failed');
  const refused = props.files.filter(({ status }) => status === 'failed');
  const take = (files: readonly File[]) => {
    if (props.disabled) return;
    props.onTake?.();
    if (files.length > 1 && !props.many) return props.onReject?.('many', files);
    const others = files.filter((file) => !endsIn(accept, file));
    if (others.length > 0) props.onReject?.('type', others);
    files.filter((file) => endsIn(accept, file)).forEach((file) => props.onAdd(file));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!props.disabled);
  };
  return (
    <div id={props.id} tabIndex={-1}>
      <button
        type="button"
        className={styles.drop}
        data-over={over || undefined}
        data-compact={props.compact || undefined}
        data-invalid={props.invalid || undefined}
        disabled={props.disabled}
        aria-describedby={props.describedBy}
        onClick={() => input.current?.click()}
        onDragOver={onDrag}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <DropFace many={props.many} accept={accept} />
      </button>
      <input
        ref={input}
        type="file"
        accept={accept.replaceAll(/\w+/g, '.$&')}
        multiple={props.many}
        hidden
        aria-labelledby={`${props.id}-label`}
        data-testid={`${props.id}-file`}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Rows>
        <Files {...props} label="Arquivos anexados" files={accepted} />
        <Files {...props} label="Arquivos não anexados" files={refused} />
      </Rows>
    </div>
  );
}

const endsIn = (extensions: string, { name }: File) =>
  extensions.split(',').some((extension) => name.toLowerCase().endsWith(`.${extension}`));

function Files({
  label,
  files,
  onOpen,
  onRemove,
}: { label: string } & Pick<FileDropProps, 'files' | 'onOpen' | 'onRemove'>) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file, at) => (
        <FileChip key={keyOf(files, at)} file={file} onOpen={onOpen} onRemove={onRemove} />
      ))}
    </ul>
  );
}

/** An uploaded file gets a new id, but stays the same file. */
function keyOf(files: readonly FileEntry[], at: number): string {
  const { name } = files[at]!;
  return `${name} ${files.slice(0, at).filter((other) => other.name === name).length}`;
}

function FileChip({
  file,
  onOpen,
  onRemove,
}: { file: FileEntry } & Pick<FileDropProps, 'onOpen' | 'onRemove'>) {
  const percent = Math.round((file.progress ?? 0) * 100);
  return (
    <Row inLine className={styles.file} data-status={file.status}>
      <FileText size={18} aria-hidden="true" />
      <span className={styles.name}>
        {file.status === 'done' ? (
          <button type="button" onClick={() => onOpen(file)} title={`Abrir ${file.name} em nova aba`}>
            {file.name}
          </button>
        ) : (
          file.name
        )}
        {file.status === 'uploading' && (
          <progress max={100} value={percent} aria-label={`Enviando ${file.name}`}>
            {percent}%
          </progress>
        )}
        {file.status === 'failed' && <em>Não anexado. {file.reason}</em>}
      </span>
      <IconButton label={`Remover ${file.name}`} w="9" h="9" onClick={() => onRemove(file)}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
