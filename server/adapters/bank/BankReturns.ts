export interface BankReturns {
  /** `version` changes when the file does; files already taken may stay. */
  list(): Promise<readonly { readonly name: string; readonly version: string }[]>;
  read(name: string): Promise<Uint8Array>;
}

export const noReturns: BankReturns = {
  list: async () => [],
  read: async (name) => {
    throw new Error(`no return file ${name} arrives here`);
  },
};
