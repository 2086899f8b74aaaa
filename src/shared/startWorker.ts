interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Starts a worker of the portal; our content security policy takes a worker's address only from a named policy. */
export function startWorker(name: string, url: string): Worker {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: (address) => address });
  return new Worker(policy ? policy.createScriptURL(url) : url, { type: 'module' });
}
