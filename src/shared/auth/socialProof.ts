export interface SocialProof {
  token: string;
  email: string;
}

let kept: SocialProof | null = null;

/** In memory only: a token in history or storage would outlive its use. */
export function keepSocialProof(proof: SocialProof) {
  kept = proof;
}

/** Null after a reload. */
export const socialProofFor = (email: string | undefined) => (kept?.email === email ? kept : null);

export function forgetSocialProof() {
  kept = null;
}
