import { OperatorError } from './infra/OperatorError';
import { text, type Environment } from './infra/environment';

/** Whose portal it is, in words that people read on pages, e-mails and paper (decision 50). */
export interface Brand {
  name: string;
  /** Beside the pages before signing in. */
  tagline: string;
  /** The claim of the footer. */
  footer: string;
  /** The line below it. */
  subFooter: string;
}

/** What the head of a printed page has room for. */
const LONGEST_NAME = 60;

/** Reads the BRAND_* variables. Throws OperatorError that names the variable. */
export function readBrand(env: Environment): Readonly<Brand> {
  const name = text(env, 'BRAND_NAME') ?? 'Lastro';
  if (name.length > LONGEST_NAME) {
    throw new OperatorError(
      `BRAND_NAME has ${name.length} characters, but may have at most ${LONGEST_NAME}.`,
    );
  }
  return Object.freeze({
    name,
    tagline: text(env, 'BRAND_TAGLINE') ?? 'Garantias que acompanham o seu compromisso, do edital à apólice.',
    footer: text(env, 'BRAND_FOOTER') ?? 'Seguros e garantias com mais de 550 mil apólices emitidas.',
    subFooter: text(env, 'BRAND_SUB_FOOTER') ?? `© ${name} · Seguros e garantias`,
  });
}
