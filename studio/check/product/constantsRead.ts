import { constantsOf } from '../../../engine/definition';
import { once } from '../../../engine/index';
import type { Subject } from './subject';

/** The table of constants beside a product, made once: the solver asks for it at every constant that it meets. */
export const constantsRead = once(({ files }: Pick<Subject, 'files'>) => constantsOf(files));
