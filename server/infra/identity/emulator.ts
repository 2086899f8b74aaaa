import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Account } from './accounts';
import { EMULATOR_PROJECT } from './emulatorProject';
import { serveSocialPages } from './social/serveSocialPages';
import type { Operations, Refuse } from './totp/emulatorOperations';
import { answerTotp, keepAuthenticatorApps, type Validating } from './totp/standIn';

/** The emulator's memory of one project (firebase-tools/lib/emulator/auth/state.js, pinned). */
interface ProjectState extends Validating {
  users: Map<string, Account>;
  overwriteUserWithLocalId(localId: string, fields: Omit<Account, 'localId'>): void;
}

interface Exegesis {
  middleware(api: object, options: object): Promise<RequestListener>;
}

export interface Emulator {
  server: Server;
  accounts(): Account[];
  restore(accounts: Account[]): void;
}

const require = createRequire(import.meta.url);
const AUTH = 'firebase-tools/lib/emulator/auth';
const WARN_ABOUT_OTHER_PROJECTS = 1;
const SERVED =
  /^\/v1\/(accounts:|projects\/\{targetProjectId\}\/accounts|projects$|token$|recaptchaParams$)|^\/v2\/(passwordPolicy$|recaptchaConfig$|accounts\/mfa)|oobCodes$/;

export async function createEmulator(onChange: () => void): Promise<Emulator> {
  serveOnlyWhatWeUse();
  compileWhenAsked();
  takeAuthenticatorApps();
  const { createApp } = require(`${AUTH}/server`) as {
    createApp(project: string, mode: number, states: Map<string, ProjectState>): Promise<RequestListener>;
  };
  const state = newState();
  const app = await createApp(
    EMULATOR_PROJECT,
    WARN_ABOUT_OTHER_PROJECTS,
    new Map([[EMULATOR_PROJECT, state]]),
  );
  const server = createServer((request, response) => {
    if (serveSocialPages(request, response, () => [...state.users.values()])) return;
    if (request.method !== 'GET') response.once('finish', onChange);
    app(request, response);
  });
  return {
    server,
    accounts: () => [...state.users.values()],
    restore: (list) => list.forEach(restoreInto(state)),
  };
}

function newState(): ProjectState {
  const { AgentProjectState } = require(`${AUTH}/state`) as {
    AgentProjectState: new (project: string) => ProjectState;
  };
  const state = new AgentProjectState(EMULATOR_PROJECT);
  keepAuthenticatorApps(state);
  return state;
}

/** The emulator compiles its whole API before it listens; a quarter of it takes a third of the time. */
function serveOnlyWhatWeUse(): void {
  const { paths } = (require(`${AUTH}/apiSpec`) as { default: { paths: Record<string, unknown> } }).default;
  for (const path of Object.keys(paths)) if (!SERVED.test(path)) delete paths[path];
}

function takeAuthenticatorApps(): void {
  const { authOperations } = require(`${AUTH}/operations`) as { authOperations: Operations };
  const { assert } = require(`${AUTH}/errors`) as { assert: Refuse };
  answerTotp(authOperations, assert);
}

/** The schemas of a call are compiled when it is first made, as a start needs few of them. */
function compileWhenAsked(): void {
  const exegesis = createRequire(require.resolve(`${AUTH}/server`))('exegesis-express') as Exegesis;
  const { middleware } = exegesis;
  exegesis.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true });
}

/**
 * Not by accounts:batchCreate: that sets validSince to now, which ends the session of everybody who is signed in.
 */
function restoreInto(state: ProjectState): (account: Account) => void {
  return ({ localId, providerUserInfo = [], ...fields }) => {
    // The emulator derives these two again from the e-mail and the phone number.
    const social = providerUserInfo.filter(({ providerId }) => !['password', 'phone'].includes(providerId));
    state.overwriteUserWithLocalId(localId, { ...fields, providerUserInfo: social });
  };
}
