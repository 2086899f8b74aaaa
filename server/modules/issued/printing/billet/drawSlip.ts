import type { Paper } from '../paper/Paper';
import { COLOURS, PAGE, RIGHT, STYLES, WIDTH } from '../paper/theme';
import { drawQr } from './drawQr';
import { drawBarCode, BAR_HEIGHT } from './drawBarCode';
import type { Slip } from './Slip';
import { slipRows, slipSide } from './slipCells';
import type { SlipCell } from './slipCells';

const HEAD = 28;
const ROW = 23;
const PAYER = 36;
const CODE = BAR_HEIGHT + 26;
const QR = 76;
const SIDE_ROWS = slipSide.length;
const HEIGHT = HEAD + ROW * (4 + SIDE_ROWS) + PAYER + CODE;
const CUT = 14;
const PADDING = 4;
const TEXT_TOP = 11;
const LABEL = { ...STYLES.label, size: 6.5 };
const LINE = { ...STYLES.strong, size: 10.5 };
const NAME = 92;
const CODE_END = NAME + 46;

export function drawSlip(paper: Paper, slip: Slip): void {
  paper.room(HEIGHT + CUT);
  const top = PAGE.height - PAGE.bottom - HEIGHT;
  drawCut(paper, top - CUT);
  drawHead(paper, slip, top);
  let y = top + HEAD;
  for (const row of slipRows(slip)) {
    drawRow(paper, row, y);
    y += ROW;
  }
  drawInstructions(paper, slip, y);
  y += ROW * SIDE_ROWS;
  drawCell(paper, { label: 'Pagador', text: slip.payer, width: 1 }, { x: PAGE.left, y, height: PAYER });
  drawCode(paper, slip, y + PAYER);
}

function drawCut(paper: Paper, y: number): void {
  paper.ornament((doc) => {
    doc.moveTo(PAGE.left, y).lineTo(RIGHT, y).dash(3, { space: 3 }).lineWidth(0.5).stroke(COLOURS.muted);
    doc.undash();
  });
}

function drawHead(paper: Paper, { bank, bankCode, line, paid }: Slip, y: number): void {
  const end = y + HEAD;
  paper.ornament((doc) => {
    for (const x of [PAGE.left + NAME, PAGE.left + CODE_END]) {
      doc
        .moveTo(x, y + 6)
        .lineTo(x, end)
        .lineWidth(1.2)
        .stroke(COLOURS.ink);
    }
    doc.moveTo(PAGE.left, end).lineTo(RIGHT, end).lineWidth(1.2).stroke(COLOURS.ink);
  });
  const at = { y: y + 11 };
  paper.tag('P', () => paper.text(bank, STYLES.strong, { ...at, x: PAGE.left + PADDING, width: NAME }));
  const code = { ...LINE, align: 'center' } as const;
  paper.tag('P', () =>
    paper.text(bankCode, code, { y: y + 10, x: PAGE.left + NAME, width: CODE_END - NAME }),
  );
  const right = { ...(line ? LINE : STYLES.strong), align: 'right' } as const;
  paper.tag('P', () =>
    paper.text(line ?? paid, right, { y: y + 10, x: PAGE.left + CODE_END, width: WIDTH - CODE_END }),
  );
}

function drawRow(paper: Paper, cells: readonly SlipCell[], y: number): void {
  let x = PAGE.left as number;
  for (const cell of cells) {
    drawCell(paper, cell, { x, y, height: ROW });
    x += cell.width * WIDTH;
  }
}

interface Box {
  x: number;
  y: number;
  height: number;
}

function drawCell(paper: Paper, { label, text, width, strong }: SlipCell, { x, y, height }: Box): void {
  const wide = width * WIDTH;
  paper.ornament((doc) => doc.rect(x, y, wide, height).lineWidth(0.5).stroke(COLOURS.muted));
  const inside = { x: x + PADDING, width: wide - 2 * PADDING };
  const align = strong ? 'right' : 'left';
  paper.tag('P', () => {
    paper.text(label, LABEL, { ...inside, y: y + 2 });
    const style = { ...(strong ? STYLES.strong : STYLES.value), size: 8.5, align } as const;
    if (text) paper.text(text, style, { ...inside, y: y + TEXT_TOP, height: height - TEXT_TOP });
  });
}

function drawInstructions(paper: Paper, { instructions, pix }: Slip, y: number): void {
  const [first] = slipSide;
  const main = 1 - (first?.width ?? 0);
  const label = 'Instruções (texto de responsabilidade do beneficiário)';
  drawCell(paper, { label, text: '', width: main }, { x: PAGE.left, y, height: ROW * SIDE_ROWS });
  const width = main * WIDTH - 2 * PADDING - (pix ? QR + 3 * PADDING : 0);
  const place = { x: PAGE.left + PADDING, y: y + 14, width };
  paper.tag('P', () => paper.text(instructions.join('\n'), { ...STYLES.body, size: 8.5 }, place));
  if (pix) drawPix(paper, pix, { x: PAGE.left + main * WIDTH - QR - 2 * PADDING, y: y + 3 });
  slipSide.forEach((cell, index) => {
    drawCell(paper, cell, { x: PAGE.left + main * WIDTH, y: y + index * ROW, height: ROW });
  });
}

function drawCode(paper: Paper, { barCode, paid }: Slip, y: number): void {
  const foot = { ...LABEL, align: 'right' } as const;
  paper.tag('P', () => paper.text('Autenticação mecânica · Ficha de compensação', foot, { y: y + 4 }));
  if (barCode) drawBarCode(paper, barCode, y + 16);
  else paper.tag('P', () => paper.text(paid, LINE, { y: y + 24 }));
}

function drawPix(paper: Paper, pix: string, { x, y }: Pick<Box, 'x' | 'y'>): void {
  const words = { ...LABEL, align: 'center' } as const;
  paper.tag('P', () => paper.text('Pague com Pix', words, { x, y, width: QR }));
  drawQr(paper, pix, { x, y: y + 10, side: QR });
}
