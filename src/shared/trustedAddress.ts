interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

/** A second policy of the same name is refused. */
const policies = new Map<string, Policy>();

/** A script's address, allowed by Trusted Types policy `name`. */
export function trustedAddress(name: string, url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const made = policies.get(name);
  const policy = made ?? trustedTypes?.createPolicy(name, { createScriptURL: (address) => address });
  if (policy) policies.set(name, policy);
  return policy?.createScriptURL(url) ?? url;
}
