import { OperatorError } from '../../server/infra/OperatorError';

export const USAGE = `Usage: npm run products                             checks all definitions and runs their cases
       npm run products -- check PRODUCT [--json]  the same of one product, with what it shares with others
       npm run products -- --mutate [PRODUCT …]    what the cases miss
       npm run products -- --mistakes              what the check misses
       npm run products -- rename PRODUCT PATH.PROPERTY PATH.NEW_PROPERTY
       npm run products -- impact --from FOLDER [--to FOLDER] [PRODUCT]
       npm run products -- impact ID --as E-MAIL
                                               what it does to publish --to (this folder) where --from runs
       npm run products -- publish, approve, back, releases, pull`;

/** Throws OperatorError where a name has no word before it: only --mutate takes such names. */
export function demandCommand(options: readonly string[]): void {
  const word = options.find((option) => !option.startsWith('--'));
  if (word !== undefined && !options.includes('--mutate'))
    throw new OperatorError(`"${word}" is no command of npm run products.\n${USAGE}`);
}
