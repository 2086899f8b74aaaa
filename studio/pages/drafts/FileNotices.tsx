import { Alert, Button } from '../../../renderers/ui';
import { MergeFile } from '../merge/MergeFile';
import type { Folder } from './useFolder';

interface Props {
  readonly folder: Folder;
  readonly onCompare: (file: string) => void;
}

export function FileNotices({ folder, onCompare }: Props) {
  const { files, refusals } = folder;
  return (
    <>
      {Object.entries(refusals).map(([file, refusal]) => (
        <Alert
          key={file}
          tone="danger"
          title={refusal.message}
          messages={refusal.errors.map(({ path, message }) => `${path}: ${message}`)}
          live
        >
          {refusal.code === 'FILE_CHANGED_MEANWHILE' && <Overtaken folder={folder} file={file} />}
        </Alert>
      ))}
      {files
        .filter(({ IsBehind }) => IsBehind)
        .map(({ File }) => (
          <Alert
            key={File}
            tone="warning"
            title={`${File} mudou em produção depois que entrou neste rascunho: compare antes de propor.`}
          >
            <Behind folder={folder} file={File} onCompare={onCompare} />
          </Alert>
        ))}
      {files
        .filter(({ Rivals = [] }) => Rivals.length > 0)
        .map(({ File, Rivals = [] }) => (
          <Alert
            key={File}
            tone="info"
            title={`${File} também muda em outro rascunho`}
            messages={Rivals.map(({ Draft, Author }) => `${Draft}, de ${Author}`)}
          />
        ))}
    </>
  );
}

const fileIn = ({ files }: Folder, name: string) => files.find(({ File }) => File === name);

/** Somebody saved the file in this draft meanwhile. */
function Overtaken({ folder, file }: { folder: Folder; file: string }) {
  const { Text: theirs = '', Author } = fileIn(folder, file) ?? {};
  const mine = folder.texts.get(file) ?? '';
  return (
    <MergeFile
      file={file}
      versions={{ base: folder.baseOf(file), mine, theirs }}
      other={Author === undefined ? 'O que foi gravado' : `O que ${Author} gravou`}
      onJoin={(text) => folder.join(file, text)}
    >
      <Button size="sm" kind="secondary" onClick={() => folder.forget(file)}>
        Ficar com o que foi gravado
      </Button>
      <Button size="sm" kind="secondary" onClick={() => folder.insist(file)}>
        Manter o meu texto para gravar por cima
      </Button>
    </MergeFile>
  );
}

/** Another draft's change of the file was published meanwhile. */
function Behind({ folder, file, onCompare }: Omit<Props, 'folder'> & { folder: Folder; file: string }) {
  const { Base, Taken } = fileIn(folder, file) ?? {};
  const mine = folder.texts.get(file) ?? '';
  return (
    <MergeFile
      file={file}
      versions={{ base: Taken, mine, theirs: Base ?? undefined }}
      other="O que está em vigor"
      isBusy={folder.isSaving}
      onJoin={(text) => void folder.keep(file, text)}
    >
      <Button size="sm" kind="secondary" onClick={() => onCompare(file)}>
        Comparar
      </Button>
      <Button size="sm" kind="secondary" onClick={() => void folder.keep(file)}>
        Já comparei: vale o texto do rascunho
      </Button>
    </MergeFile>
  );
}
