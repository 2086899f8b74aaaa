import type { Slip } from './Slip';

/** A box of the slip: a small label above its text. Widths are parts of the slip's width. */
export interface SlipCell {
  readonly label: string;
  readonly text: string;
  readonly width: number;
  readonly strong?: boolean;
}

const SIDE = 0.28;
const MAIN = 1 - SIDE;

export function slipRows(slip: Slip): readonly (readonly SlipCell[])[] {
  return [
    [
      { label: 'Local de pagamento', text: slip.place, width: MAIN },
      { label: 'Vencimento', text: slip.dueDate, width: SIDE, strong: true },
    ],
    [
      { label: 'Beneficiário', text: slip.beneficiary, width: MAIN },
      { label: 'Agência/código do beneficiário', text: slip.beneficiaryCode, width: SIDE },
    ],
    [
      { label: 'Data do documento', text: slip.documentDate, width: 0.16 },
      { label: 'Número do documento', text: slip.documentNumber, width: 0.26 },
      { label: 'Espécie doc.', text: slip.kind, width: 0.1 },
      { label: 'Aceite', text: 'N', width: 0.06 },
      { label: 'Processamento', text: slip.documentDate, width: 0.14 },
      { label: 'Nosso número', text: slip.ourNumber, width: SIDE },
    ],
    [
      { label: 'Uso do banco', text: '', width: 0.16 },
      { label: 'Carteira', text: slip.wallet, width: 0.1 },
      { label: 'Espécie', text: 'R$', width: 0.1 },
      { label: 'Quantidade', text: '', width: 0.18 },
      { label: 'Valor', text: '', width: 0.18 },
      { label: '(=) Valor do documento', text: slip.amount, width: SIDE, strong: true },
    ],
  ];
}

export const slipSide: readonly SlipCell[] = [
  '(-) Desconto/abatimento',
  '(+) Mora/multa',
  '(+) Outros acréscimos',
  '(=) Valor cobrado',
].map((label) => ({ label, text: '', width: SIDE }));
