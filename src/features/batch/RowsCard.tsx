import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import type { RowTexts, SheetColumn } from '../../../engine/index';
import { moneyText } from '../../../engine/values';
import { Button, Card, Checkbox, ConfirmDialog, Pager, toast } from '../../../renderers/ui';
import { saveBlob } from '../../shared/saveBlob';
import { RowDialog } from './RowDialog';
import { isRight, isWrong, pricesOf, wrongFirst, type SheetRow } from './rows';
import { RowsTable } from './RowsTable';
import type { RowResult } from './sending/Batch';
import type { OpenSheet } from './sheetState';
import type { BatchOnPage } from './useBatch';
import styles from './batch.module.css';

const PAGE_SIZE = 25;

interface Props {
  readonly sheet: OpenSheet;
  readonly columns: readonly SheetColumn[];
  readonly onCorrect: (line: number, texts: RowTexts) => Promise<void>;
  readonly batch: BatchOnPage;
}

const counted = (many: number, one: string, several: string) => `${many} ${many === 1 ? one : several}`;

export function RowsCard({ sheet, columns, onCorrect, batch }: Props) {
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [page, setPage] = useState(1);
  const [edited, edit] = useState<SheetRow>();
  const results = resultsByLine(sheet, batch);
  const wrong = sheet.rows.filter(isWrong);
  const isJudged = sheet.judging === undefined;
  const rows = onlyWrong ? wrong : sheet.rows;
  const shownPage = Math.min(page, Math.max(1, Math.ceil(rows.length / PAGE_SIZE)));
  const shown = rows.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
  const used = columns.filter(({ path }) => sheet.matching.includes(path));
  return (
    <Card aria-labelledby="rows-title">
      <div className={styles.head}>
        <h2 id="rows-title">Linhas</h2>
        <output className="ui-figures">
          {isJudged
            ? `${counted(sheet.rows.filter(isRight).length, 'certa', 'certas')}, ${counted(wrong.length, 'com erro', 'com erros')}`
            : 'Conferindo…'}
        </output>
        <div className={styles.tools}>
          <Checkbox
            id="only-wrong"
            value={onlyWrong}
            onChange={setOnlyWrong}
            disabled={wrong.length === 0 && !onlyWrong}
          >
            Só com erros
          </Checkbox>
          <MistakesButton sheet={sheet} isShown={isJudged && wrong.length > 0} />
        </div>
      </div>
      {rows.length === 0 ? (
        <p className={styles.muted}>Nenhuma linha com erro.</p>
      ) : (
        <RowsTable
          rows={shown}
          columns={wrongFirst(used, shown)}
          results={results}
          onEdit={batch.isSending ? undefined : edit}
        />
      )}
      <Pager
        page={shownPage}
        pageSize={PAGE_SIZE}
        total={rows.length}
        onPage={setPage}
        label="Páginas de linhas"
      />
      {isJudged && <SendButton sheet={sheet} results={results} batch={batch} />}
      {edited && (
        <RowDialog
          row={edited}
          columns={columns.filter(
            ({ path }) =>
              used.some((one) => one.path === path) || edited.notes.some((note) => note.path === path),
          )}
          onSave={(texts) => onCorrect(edited.line, texts)}
          onClose={() => edit(undefined)}
        />
      )}
    </Card>
  );
}

function resultsByLine({ id }: OpenSheet, { batch, results }: BatchOnPage): ReadonlyMap<number, RowResult> {
  if (batch?.id !== id) return new Map();
  return new Map(
    batch.rows.flatMap(({ key, line }) => (results[key] ? [[line, results[key]] as const] : [])),
  );
}

function MistakesButton({ sheet, isShown }: { sheet: OpenSheet; isShown: boolean }) {
  if (!isShown) return null;
  const save = async () => {
    const { mistakesFile } = await import('./sheet/writeSheet');
    const name = sheet.name.replace(/\.\w+$/, '');
    saveBlob(await mistakesFile(sheet.raw, sheet.matching, sheet.rows), `${name}-corrigir.xlsx`);
  };
  const fail = () => toast('danger', 'Não foi possível gerar a planilha. Tente novamente.');
  return (
    <Button
      kind="quiet"
      size="sm"
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => void save().catch(fail)}
    >
      Baixar linhas com erros
    </Button>
  );
}

interface SendProps {
  readonly sheet: OpenSheet;
  readonly results: ReadonlyMap<number, RowResult>;
  readonly batch: BatchOnPage;
}

function Prices({ rows }: { rows: readonly SheetRow[] }) {
  const { priced, premium, person, refused } = pricesOf(rows);
  if (priced + person + refused === 0) return null;
  const parts = [
    ...(priced > 0 ? [`${moneyText(premium)} em ${counted(priced, 'linha', 'linhas')}`] : []),
    ...(person > 0 ? [`${counted(person, 'linha', 'linhas')} para um executivo analisar`] : []),
    ...(refused > 0 ? [`${counted(refused, 'linha', 'linhas')} que a seguradora não aceitaria`] : []),
  ];
  return <p className={`${styles.prices} ui-figures`}>Prêmio estimado: {parts.join('; ')}.</p>;
}

/** Sends what is right and was not sent; another batch that waits is finished or cleared away first. */
function SendButton({ sheet, results, batch }: SendProps) {
  const [isAsking, ask] = useState(false);
  const isSent = ({ line }: SheetRow) => 'identifier' in (results.get(line) ?? {});
  const ready = sheet.rows.filter((row) => isRight(row) && !isSent(row)).length;
  const wrong = sheet.rows.filter(isWrong).length;
  const isOtherOpen = batch.batch !== undefined && batch.batch.id !== sheet.id && hasWaiting(batch);
  const solicitations = counted(ready, 'solicitação', 'solicitações');
  return (
    <div className={styles.send}>
      <Prices rows={sheet.rows} />
      {isOtherOpen && <p className={styles.muted}>Antes, conclua ou descarte o envio acima.</p>}
      {ready > 0 && (
        <Button
          icon={<Send size={18} aria-hidden="true" />}
          disabled={isOtherOpen}
          busy={batch.isSending}
          onClick={() => ask(true)}
        >
          Enviar {solicitations}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Enviar ${solicitations}?`}
          confirm="Enviar"
          onConfirm={() => {
            ask(false);
            batch.begin(sheet);
          }}
          onCancel={() => ask(false)}
        >
          {wrong > 0
            ? `${counted(wrong, 'linha com erro fica', 'linhas com erros ficam')} de fora; você pode corrigir e enviar depois.`
            : 'Cada linha vira uma solicitação. Você pode parar a qualquer momento e continuar depois.'}
        </ConfirmDialog>
      )}
    </div>
  );
}

const hasWaiting = ({ batch, results }: BatchOnPage) => batch!.rows.some(({ key }) => !results[key]);
