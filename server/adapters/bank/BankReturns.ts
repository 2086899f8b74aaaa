/** Where a bank's return files arrive by themselves. */
export interface BankReturns {
  /** The names of what is there; a file that was taken may stay. */
  names(): Promise<string[]>;
  read(name: string): Promise<Uint8Array>;
}

/** The embedded default: no file arrives by itself, a person brings it to the desk. */
export const noReturns: BankReturns = {
  names: async () => [],
  read: async (name) => {
    throw new Error(`no return file ${name} arrives here`);
  },
};
