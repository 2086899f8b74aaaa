import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError } from '../../server/infra/OperatorError';

/** A command's arguments: what is wrong with them is a sentence above how it is used. */
export function commandLine(usage: string) {
  const wrong = (sentence: string) => new OperatorError(`${sentence}\n${usage}`);
  const parse = <const Config extends ParseArgsConfig>(config: Config) => {
    try {
      return parseArgs(config);
    } catch (error) {
      throw wrong(`${(error as Error).message.split('. ')[0]}.`);
    }
  };
  return { parse, wrong };
}

export const word = { type: 'string' } as const;
