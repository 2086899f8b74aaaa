/**
 * What a person lives in: their lists, a request's page, a policy's page, and what these and the wizard stand on. Its last
 * answers stay in this browser until they sign out (docs/security.md); nothing else does, nor anything of the desk.
 */
const LASTING = [
  /^\/InsuranceHome\?/,
  /^\/quotes\/search$/,
  /^\/quote\?identifier=/,
  /^\/quote\/timeline\?/,
  /^\/InsurancePolicy\/(search$|findById\?)/,
  /^\/invoices\?policyNumber=/,
  /^\/user\/(find\?|contacts$)/,
  /^\/wizard\/context$/,
  /^\/constants\//,
];

export const isLasting = (url: string) => LASTING.some((address) => address.test(url));
