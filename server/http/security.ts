import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../../contract/platform';

// emotion's empty <style> element; its rules are inserted through the CSSOM, which needs no permission.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const GOOGLE_SCRIPTS = 'https://apis.google.com';
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Denied to every page, and so to an injected script; Chromium warns of names it does not know (bluetooth). */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'hid']
  .map((feature) => `${feature}=()`)
  .join(', ');

const MESSAGING = ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com'];

export function identityOrigins(emulatorHost: string | null): string[] {
  return emulatorHost ? [`http://${emulatorHost}`] : FIREBASE;
}

type OpenTo = Pick<PublicConfig, 'firebase' | 'socialProviders'>;

function socialOrigins({ firebase, socialProviders }: OpenTo) {
  if (socialProviders.length === 0) return { scripts: [], frames: [] };
  const { emulatorHost, authDomain } = firebase;
  if (emulatorHost) return { scripts: [], frames: [`http://${emulatorHost}`] };
  return { scripts: [GOOGLE_SCRIPTS], frames: [`https://${authDomain}`] };
}

const pushOrigins = ({ firebase }: OpenTo) => (firebase.messaging ? MESSAGING : []);

export function contentSecurity(config: OpenTo) {
  const { scripts, frames } = socialOrigins(config);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", EMPTY_STYLE],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...identityOrigins(config.firebase.emulatorHost), ...pushOrigins(config)],
    workerSrc: ["'self'"],
    frameSrc: ["'self'", 'blob:', ...frames],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
  };
}

export async function useSecurityHeaders(app: FastifyInstance, config: OpenTo): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity(config) },
    referrerPolicy: { policy: 'no-referrer' },
    // The window of a social sign-in answers through the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', PERMISSIONS));
}
