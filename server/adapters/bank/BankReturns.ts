/** Where a bank's return files arrive by themselves. */
export interface BankReturns {
  /** What is there: `version` changes when a file does; one that was taken may stay. */
  list(): Promise<readonly { readonly name: string; readonly version: string }[]>;
  read(name: string): Promise<Uint8Array>;
}

/** The embedded default: no file arrives by itself, a person brings it to the desk. */
export const noReturns: BankReturns = {
  list: async () => [],
  read: async (name) => {
    throw new Error(`no return file ${name} arrives here`);
  },
};
