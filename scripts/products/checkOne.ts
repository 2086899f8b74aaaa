import { readFiles } from '../../engine/publish';
import { OperatorError } from '../../server/infra/OperatorError';
import { inspectProduct, type Inspection } from './inspect';
import { demandNamed, namesIn } from './named';
import { USAGE } from './usage';

export function checkOne(folder: string, options: readonly string[]): Inspection {
  const [product, ...more] = options.filter((option) => option !== '--json');
  const stray = options.find((option) => option.startsWith('-') && option !== '--json');
  if (stray) throw new OperatorError(`${stray} does not go with check.\n${USAGE}`);
  if (!product || more.length > 0) throw new OperatorError(`Name one product.\n${USAGE}`);
  const { files, faults } = readFiles(folder);
  demandNamed(namesIn(files, faults), product);
  return inspectProduct(files, product, faults);
}
