import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

// emotion's empty <style> element; its rules are inserted through the CSSOM, which needs no permission.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Where the browser's identity SDK calls: the emulator's "host:port" when there is one, else Firebase. */
export function identityOrigins(emulatorHost: string | null): string[] {
  return emulatorHost ? [`http://${emulatorHost}`] : FIREBASE;
}

/** Sends the security headers with every answer: no foreign script, no eval, no inline style, no framing. */
export async function useSecurityHeaders(app: FastifyInstance, emulatorHost: string | null): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identityOrigins(emulatorHost)],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
}
