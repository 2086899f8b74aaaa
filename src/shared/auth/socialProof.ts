/** What a social network vouched for: the token that says so, and the e-mail in it. */
export interface SocialProof {
  token: string;
  email: string;
}

let kept: SocialProof | null = null;

/** Keeps it for the registration page, in memory alone: a token in the history or in storage would outlive its use. */
export function keepSocialProof(proof: SocialProof) {
  kept = proof;
}

/** The proof for that e-mail; a page loaded anew has none. */
export const socialProofFor = (email: string | undefined) => (kept?.email === email ? kept : null);

export function forgetSocialProof() {
  kept = null;
}
