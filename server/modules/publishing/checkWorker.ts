import { parentPort, workerData } from 'node:worker_threads';
import { checkProducts } from '../../../engine/check/checkProducts';
import { casesOf, runCases } from '../../../engine/cases/runCases';
import type { Fault, ProductFiles } from '../../../engine/definition/files';
import { compileBundle, constantsOf, loadBundles } from '../../../engine/publish/loadProducts';
import { filesOf, type FolderTexts } from '../definitions/releases/folder';

parentPort?.postMessage(faultsOf(filesOf(workerData as FolderTexts)));

/** What the check finds, and where it finds nothing the cases that do not hold. */
function faultsOf(files: ProductFiles): readonly Fault[] {
  const faults = checkProducts(files);
  return faults.length > 0 ? faults : failedCases(files);
}

function failedCases(files: ProductFiles): Fault[] {
  const constants = constantsOf(files);
  return [...loadBundles(files).bundles].flatMap(([product, bundle]) => {
    const stage = { definition: compileBundle(bundle), rating: bundle.rating, constants };
    const { results } = runCases(stage, casesOf(files, product));
    const failed = results.filter(({ differences }) => differences.length > 0);
    return failed.map(({ file, id, differences }) => ({
      file,
      pointer: '/cases',
      code: 'case',
      message: `The case "${id}" does not hold: ${differences[0]}`,
    }));
  });
}
