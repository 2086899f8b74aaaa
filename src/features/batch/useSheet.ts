import { useCallback, useEffect, useRef, useState } from 'react';
import type { Environment, RowTexts, SheetColumn } from '../../../engine/index';
import { portalHost } from '../../shared/products/portalHost';
import { JudgeClient } from './judge/JudgeClient';
import { matchColumns, rematch, worthRemembering, type Matching } from './matchColumns';
import { rememberColumns, rememberedColumns } from './rememberedColumns';
import { rowsOf, type SheetRow, withDoubles, withJudged } from './rows';
import { LIMITS, type RawSheet, SheetRefusal } from './sheet/RawSheet';
import type { OpenSheet, SheetState } from './sheetState';

interface About {
  readonly uid: string;
  readonly wizard: string;
  /** Hash of the definition by which rows are judged. */
  readonly definition: string;
  readonly env: Environment;
}

const DRAWN_EACH = 25;

export function useSheet({ uid, wizard, definition, env }: About) {
  const [state, setState] = useState<SheetState>({});
  const client = useRef<JudgeClient>(undefined);
  const start = useCallback(() => {
    const own = new JudgeClient(portalHost.lookup);
    client.current?.end();
    client.current = own;
    own.open(definition, env).then(
      (columns) => client.current === own && setState((before) => ({ ...before, columns })),
      () => client.current === own && setState((before) => ({ ...before, isBroken: true })),
    );
  }, [definition, env]);
  useEffect(() => {
    start();
    return () => {
      client.current?.end();
      client.current = undefined;
    };
  }, [start]);

  const judge = useCallback(async (sheet: OpenSheet, columns: readonly SheetColumn[]) => {
    const own = client.current;
    const isCurrent = (now: OpenSheet | undefined) => client.current === own && now?.id === sheet.id;
    const draw = (rows: readonly SheetRow[], judging?: number) =>
      setState((before) =>
        isCurrent(before.sheet) ? { ...before, sheet: { ...sheet, rows, judging } } : before,
      );
    const rows = [...sheet.rows];
    let done = 0;
    draw(rows, done);
    const texts = rows.map((row) => row.texts);
    const judged = own?.judge(texts, (place, row) => {
      rows[place] = withJudged(rows[place]!, row, columns);
      done += 1;
      if (done % DRAWN_EACH === 0) draw([...rows], done);
    });
    await judged?.then(
      () => draw(withDoubles(rows)),
      () => undefined,
    );
  }, []);

  const begin = (name: string, raw: RawSheet, columns: readonly SheetColumn[], chosen?: Matching) => {
    const matching = chosen ?? matchColumns(raw.headers, columns, rememberedColumns(uid, wizard));
    const id = crypto.randomUUID();
    const sheet: OpenSheet = { id, name, raw, matching, rows: rowsOf(raw, matching, columns) };
    setState((before) => ({ ...before, sheet, isReading: false, refused: undefined }));
    void judge(sheet, columns);
  };

  const choose = async (file: File) => {
    const { name } = file;
    const own = client.current;
    if (!state.columns || !own) return;
    setState((before) => ({ ...before, sheet: undefined, refused: undefined, isReading: true }));
    try {
      if (file.size > LIMITS.bytes) throw new SheetRefusal('large');
      const raw = await own.read(new Uint8Array(await file.arrayBuffer()));
      if (client.current === own) begin(name, raw, state.columns);
    } catch (error) {
      const { refusal, found } = error instanceof SheetRefusal ? error : new SheetRefusal('broken');
      const refused = { name, refusal, found };
      if (client.current === own) setState((before) => ({ ...before, isReading: false, refused }));
    }
  };

  const correct = async (line: number, texts: RowTexts) => {
    const { columns = [], sheet } = state;
    await client.current?.judge([texts], (_place, judged) =>
      setState((before) => {
        if (!before.sheet || before.sheet.id !== sheet?.id) return before;
        const rows = before.sheet.rows.map((row) =>
          row.line === line ? withJudged({ line, texts, notes: [] }, judged, columns) : row,
        );
        return { ...before, sheet: { ...before.sheet, rows: withDoubles(rows) } };
      }),
    );
  };

  return {
    ...state,
    choose: (file: File) => void choose(file),
    correct,
    match: (place: number, path: string | null) => {
      const { sheet, columns } = state;
      if (!sheet || !columns) return;
      const matching = rematch(sheet.matching, place, path);
      rememberColumns(uid, wizard, worthRemembering(sheet.raw.headers, matching));
      begin(sheet.name, sheet.raw, columns, matching);
    },
    cancel: () => {
      const { columns, sheet, isReading } = state;
      setState({ columns });
      if (isReading || sheet?.judging !== undefined) start();
    },
  };
}

export type SheetOnPage = ReturnType<typeof useSheet>;
