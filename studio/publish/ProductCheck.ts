import { mismatchSentence } from '../cases/mismatchWords';
import { caseDifferences, casesOf } from '../cases/runCases';
import { run } from '../cases/run';
import { dutiesOf } from '../cases/coverage/coverage';
import type { CasesFile } from '../cases/types';
import { checkCases } from '../check/files/cases';
import { checkProduct, PARTS, SOLVING } from '../check/product/checkProduct';
import { createSubject } from '../check/product/subject';
import { composeProduct, type Fault, type ProductFiles } from '../../engine/definition';
import { bundleOf, compileBundle, constantsOf } from '../../engine/publish';
import { traceOf, type Standing, type Trace } from './Trace';
import { watchedConstants } from './watchedConstants';

const CASES = PARTS.length;

/** A case where it stands, under its number as a part of the check. */
interface NumberedCase {
  readonly part: number;
  readonly file: string;
  readonly content: CasesFile;
  readonly index: number;
}

function numbered(files: ProductFiles, id: string): NumberedCase[] {
  const places = [...casesOf(files, id)].flatMap(([file, content]) =>
    content.cases.map((_one, index) => ({ file, content, index })),
  );
  return places.map((place, serial) => ({ ...place, part: CASES + 1 + serial }));
}

/** The check of one product in parts: skips those known to find nothing and records what the others read. */
export class ProductCheck {
  private readonly files: ProductFiles;
  /** Reads between the parts, which any part may depend on. */
  private readonly ground = new Set<string>();
  private readonly reads: Map<number, readonly string[]>;
  private reading = this.ground;

  constructor(
    files: ProductFiles,
    private readonly id: string,
    private readonly known: Standing | undefined,
  ) {
    this.files = watchedConstants(files, (name) => this.reading.add(name));
    this.reads = new Map(known?.reads);
  }

  get isSound(): boolean {
    return this.known?.open.size === 0;
  }

  meaning(): Fault[] {
    const faults = checkProduct(this.files, this.id, (check, subject) =>
      this.look(PARTS.indexOf(check), () => [...check(subject)], []),
    );
    this.readTogether(SOLVING.map((check) => PARTS.indexOf(check)));
    return faults;
  }

  /** Where one part has read for all, each of them depends on it. */
  private readTogether(parts: readonly number[]): void {
    const names = [...new Set(parts.flatMap((part) => this.reads.get(part) ?? []))];
    for (const part of parts) this.reads.set(part, names);
  }

  cases(broken: readonly string[]): Fault[] {
    const work = () => checkCases(this.files, createSubject(this.files, this.id), broken);
    return this.look(CASES, work, []);
  }

  failed(): Fault[] {
    const open = numbered(this.files, this.id).filter(({ part }) => this.isOpen(part));
    if (open.length === 0) return [];
    const bundle = bundleOf(composeProduct(this.files, this.id));
    const definition = compileBundle(bundle);
    const stage = { definition, rating: bundle.rating, constants: constantsOf(this.files) };
    const duties = dutiesOf(stage);
    return open.flatMap(({ part, file, content, index }): Fault[] => {
      const it = content.cases[index]!;
      const found = this.look(part, () => caseDifferences(run(stage, content, it), duties), []);
      if (found.length === 0) return [];
      const said = found.map((one) => mismatchSentence(one, definition)).join('; ');
      const message = `O caso “${it.id}” (${it.description}) não vale. ${said}`;
      return [{ file, pointer: `/cases/${index}`, code: 'case', message }];
    });
  }

  trace(base: string, rowsOf: (name: string) => string): Trace {
    const whole = [...this.reads].map(([part, names]) => [part, [...names, ...this.ground]] as const);
    return traceOf(base, new Map(whole), rowsOf);
  }

  private isOpen(part: number): boolean {
    return this.known?.open.has(part) ?? true;
  }

  private look<Result>(part: number, work: () => Result, known: Result): Result {
    if (!this.isOpen(part)) return known;
    this.reading = new Set();
    try {
      return work();
    } finally {
      this.reads.set(part, [...this.reading]);
      this.reading = this.ground;
    }
  }
}
