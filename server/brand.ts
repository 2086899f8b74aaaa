import { OperatorError } from './infra/OperatorError';
import { text, type Environment } from './infra/environment';

export interface Brand {
  name: string;
  tagline: string;
  footer: string;
  subFooter: string;
}

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
