import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { OperatorError } from '../../infra/OperatorError';
import { freeFieldOf, ourNumberOf, type Bank } from './Bank';
import schema from './banks/bank.schema.json' with { type: 'json' };

const check = new Ajv().compile<Bank>(schema);
const OWN = fileURLToPath(new URL('./banks', import.meta.url));
const FREE_FIELD_DIGITS = 25;
const LAYOUT = '/layout';

/** The banks that billets are collected by: the first one's are drawn, those of the others may still be paid. */
export type Banks = readonly [Bank, ...Bank[]];

/**
 * Reads the banks of these folders: a name is one of those that come with the portal, anything with a slash a folder of
 * the brokerage's own, with a bank.json and a layout.json. Throws OperatorError that names file and place.
 */
export function readBanks([first, ...others]: readonly [string, ...string[]]): Banks {
  const banks: Banks = [readBank(first), ...others.map(readBank)];
  const twice = banks.find(({ code }, at) => banks.findIndex((bank) => bank.code === code) < at);
  if (twice) throw new OperatorError(`BANKS names bank ${twice.code} twice.`);
  return banks;
}

function readBank(name: string): Bank {
  const folder = name.includes('/') ? name : join(OWN, name);
  const bank: unknown = { ...readJson(folder, 'bank.json'), layout: readJson(folder, 'layout.json') };
  if (!check(bank)) {
    const [{ instancePath, message } = { instancePath: '', message: '' }] = check.errors ?? [];
    const isOfLayout = instancePath.startsWith(LAYOUT);
    const pointer = isOfLayout ? instancePath.slice(LAYOUT.length) : instancePath;
    const file = isOfLayout ? 'layout.json' : 'bank.json';
    throw new OperatorError(`${join(folder, file)}: ${pointer || '/'} ${message}.`);
  }
  const { length } = freeFieldOf(bank, ourNumberOf(bank, 1));
  if (length !== FREE_FIELD_DIGITS)
    throw new OperatorError(
      `${join(folder, 'bank.json')}: /freeField comes to ${length} digits, not ${FREE_FIELD_DIGITS}.`,
    );
  return bank;
}

function readJson(folder: string, file: string): object {
  const path = join(folder, file);
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (value !== null && typeof value === 'object') return value;
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    throw new OperatorError(`BANKS: ${path} ${why}.`);
  }
  throw new OperatorError(`BANKS: ${path} holds no object.`);
}

export function bankOf(banks: Banks, barCode: string): Bank | undefined {
  return banks.find(({ code }) => barCode.startsWith(code));
}
