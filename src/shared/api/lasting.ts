/**
 * Answers kept in this browser until sign-out (docs/security.md): the user's lists, request and policy pages, and
 * what these and the wizard need; nothing else, and nothing of the desk.
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
