/** The part of JSON Schema that says what a source answers; what it does not name may be anything. */
export interface Shape {
  readonly title?: string;
  readonly type?: ShapeType | readonly ShapeType[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  /** Only for the check, not sent to browsers: what the text or number is, such as a day or an amount. */
  readonly format?: 'date' | 'date-time' | 'tax-id' | 'phone' | 'cep' | 'money' | 'percent';
}

export type ShapeType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

export interface Source {
  /** For analysts; not sent to browsers. */
  readonly title?: string;
  /** GET if left out. */
  readonly method?: 'GET' | 'POST';
  /** Below /api; `{part}` is a part of the request. Other parts go to the query, or to the body of a POST. */
  readonly path: string;
  /** Required parts besides those of the path. */
  readonly needs?: readonly string[];
  /** Optional parts. */
  readonly takes?: readonly string[];
  /** Where in the call's data the answer stands. */
  readonly from?: string;
  /** The one entry of a list of which these properties equal these parts, instead of the list; null where there is none. */
  readonly find?: Readonly<Record<string, string>>;
  /** Where in the call's data the sentence of a refusal stands. */
  readonly refusal?: string;
  /** once: asked once while the page lives; each: every time, the default. */
  readonly read?: 'once' | 'each';
  readonly answer: Shape;
}

export type Sources = Readonly<Record<string, Source>>;
