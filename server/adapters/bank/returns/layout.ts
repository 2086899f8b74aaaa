/** Where a text stands in a line: from 1, both ends included. */
export type Place = readonly number[];

interface Title {
  readonly movement: Place;
  readonly ourNumber: Place;
  readonly amount: Place;
}

interface Settlement {
  readonly paid: Place;
  /** Added up: banks report interest and fine apart. */
  readonly interest: readonly Place[];
  /** DDMMAAAA or DDMMAA. */
  readonly paidOn: Place;
}

interface Layout {
  readonly length: number;
  readonly kind: Place;
  readonly returned: string;
  readonly paidMovements: readonly string[];
}

interface FileHeader {
  readonly bank: Place;
  readonly direction: Place;
  readonly sequence: Place;
  readonly agreement?: Place;
}

/** Batches of two records a title, as FEBRABAN's 240 positions have them. */
export interface BatchLayout extends Layout {
  readonly form: 'batches';
  readonly segment: Place;
  readonly fileHeader: FileHeader & { readonly agency: Place; readonly account: Place };
  readonly T: Title;
  readonly U: Settlement & Pick<Title, 'movement'>;
  readonly batchTrailer: {
    readonly records: Place;
    readonly titles: readonly Place[];
    readonly totals: readonly Place[];
  };
  readonly fileTrailer: { readonly batches: Place; readonly records: Place };
}

/** A record a title, as the banks' own 400 positions have them. */
export interface LineLayout extends Layout {
  readonly form: 'lines';
  readonly fileHeader: FileHeader;
  readonly detail: Title &
    Settlement & { readonly kind: string; readonly agency: Place; readonly account: Place };
  /** The number of the line in the file, from 1; blank where a bank leaves it out. */
  readonly line: Place;
  readonly trailer: { readonly counted: string; readonly count: Place };
}

export type ReturnLayout = BatchLayout | LineLayout;
