import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from './deps';
import { answerBadAddress } from './http/answerBadAddress';
import type { Api, ContractTypes } from './http/Api';
import { useDepthLimit } from './http/depthLimit';
import { useApiDocs } from './http/docs/docsRoutes';
import { useErrorAnswers } from './http/errors';
import { useCompression, useLimits } from './http/limits';
import { usePortal } from './http/portal';
import { useSpecifiedQueryNames } from './http/queryNames';
import { useSecurityHeaders } from './http/security';
import { useStorableText } from './http/storableText';
import { useTrace } from './http/useTrace';
import { useBorderValidation } from './http/validation';
import { gatekeeper, requireIdentity, requireUser } from './modules/people/account/authentication';
import { accountRoutes, signInRoutes } from './modules/people/account/routes';
import { authRoutes } from './modules/people/auth/routes';
import { clientRoutes } from './modules/clients/routes';
import { ownDataRoutes } from './modules/people/own-data/routes';
import { managedUserRoutes } from './modules/people/users/routes';
import { peopleRoutes } from './modules/reference/people/routes';
import { platformRoutes } from './modules/platform/routes';
import { complaintRoutes, deskComplaintRoutes } from './modules/complaints/routes';
import { followReleases } from './modules/definitions/followReleases';
import { analystOf } from './access/session';
import { definitionRoutes } from './modules/definitions/routes';
import { deskRoutes } from './modules/desk/routes';
import { documentRoutes } from './modules/documents/routes';
import { homeRoutes } from './modules/quotes/home/routes';
import { whatIfRoutes } from './modules/quotes/endorsement/what-if/routes';
import { opportunityRoutes } from './modules/quotes/opportunities/routes';
import { correctionRoutes } from './modules/quotes/corrections/routes';
import { draftRoutes } from './modules/quotes/drafts/routes';
import { financialRoutes } from './modules/issued/financial/routes';
import { deskImportRoutes, importRoutes } from './modules/imports/routes';
import { paymentRoutes } from './modules/issued/payments/routes';
import { refundRoutes } from './modules/issued/refunds/routes';
import { lookupRoutes } from './modules/reference/lookups/routes';
import { useNotificationHub } from './modules/notifications/notificationHub';
import { nominationRoutes } from './modules/people/nomination/routes';
import { notificationRoutes } from './modules/notifications/routes';
import { portalUpdateRoutes } from './modules/platform/portal-updates/routes';
import { policyDetailRoutes } from './modules/issued/details/routes';
import { policySearchRoutes } from './modules/issued/search/routes';
import { policyPrintingRoutes } from './modules/issued/printing/routes';
import { questionnaireRoutes } from './modules/quotes/questionnaires/routes';
import { registrationRoutes } from './modules/people/registration-update/routes';
import { signUpRoutes } from './modules/people/sign-up/routes';
import { standingRoutes } from './modules/people/standing/routes';
import { emissionRoutes } from './modules/quotes/emission/routes';
import { quotePrintingRoutes } from './modules/quotes/printing/routes';
import { estimateRoutes } from './modules/quotes/estimate/routes';
import { quoteRoutes } from './modules/quotes/routes';
import { verificationRoutes } from './modules/issued/verification/routes';
import { sharedRoutes, shareRoutes } from './modules/quotes/sharing/routes';
import { quoteSearchRoutes } from './modules/quotes/search/routes';
import { surveyRoutes } from './modules/surveys/routes';
import { publicTermsRoutes, termsRoutes } from './modules/people/terms/routes';
import { batchRoutes } from './modules/quotes/batches/routes';
import { templateRoutes } from './modules/quotes/templates/routes';
import { impactRoutes } from './modules/impact/routes';
import { printPreviewRoutes } from './modules/previews/routes';
import { publishingRoutes } from './modules/publishing/routes';
import { previewRoutes, workbenchRoutes } from './modules/workbench/routes';
import { analystStopRoutes, stopRoutes } from './modules/stops/routes';
import { studioRoutes } from './modules/studio/routes';
import { sentId } from './infra/trace';
import { watchRequests } from './watch/watchRequests';
import { wizardRoutes } from './modules/quotes/wizard/routes';

const BODY_LIMIT = 1_000_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** A crowded machine opens its lines to the database slowly, and a start that is given up helps nobody. */
const READY_MS = 120_000;
const DRAIN_MS = 500;

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: READY_MS,
    trustProxy: deps.trustedProxies.length > 0 && [...deps.trustedProxies],
    genReqId: ({ headers }) =>
      sentId(deps.trustedProxies.length > 0 && headers['x-request-id']) ?? randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
  });
  drainAtClose(app);
  useTrace(app);
  watchRequests(app, deps.watch);
  await useSecurityHeaders(app, deps.publicConfig);
  await useCompression(app);
  await usePortal(app, deps.portalDirectory, deps.worker);
  await app.register(async (api) => apiRoutes(api.withTypeProvider<ContractTypes>(), deps), {
    prefix: '/api',
  });
  useNotificationHub(app, deps, gatekeeper(deps));
  followReleases(app, deps);
  return app;
}

async function apiRoutes(api: Api, deps: Deps): Promise<void> {
  useBorderValidation(api);
  useSpecifiedQueryNames(api);
  useErrorAnswers(api);
  await useLimits(api, deps.requestsPerMinute);
  useDepthLimit(api);
  useStorableText(api);
  // Answers are one person's data: no cache keeps them unless a route says otherwise.
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  if (deps.apiDocs) await useApiDocs(api);
  platformRoutes(api, deps);
  authRoutes(api, deps);
  signUpRoutes(api, deps);
  definitionRoutes(api, deps);
  previewRoutes(api, deps);
  publicTermsRoutes(api, deps);
  sharedRoutes(api, deps);
  verificationRoutes(api, deps);
  await api.register(async (identified) => {
    requireIdentity(identified, deps);
    signInRoutes(identified, deps);
    await identified.register(async (registered) => {
      requireUser(registered, deps);
      for (const routes of userRoutes) routes(registered, deps);
      await registered.register(async (analysts) => {
        analysts.addHook('onRequest', async (request) => void analystOf(request));
        for (const routes of analystRoutes) routes(analysts, deps);
      });
    });
  });
}

const userRoutes = [
  accountRoutes,
  clientRoutes,
  complaintRoutes,
  deskComplaintRoutes,
  deskImportRoutes,
  deskRoutes,
  documentRoutes,
  correctionRoutes,
  draftRoutes,
  emissionRoutes,
  financialRoutes,
  homeRoutes,
  importRoutes,
  lookupRoutes,
  nominationRoutes,
  notificationRoutes,
  managedUserRoutes,
  opportunityRoutes,
  ownDataRoutes,
  paymentRoutes,
  refundRoutes,
  peopleRoutes,
  portalUpdateRoutes,
  policyDetailRoutes,
  policyPrintingRoutes,
  policySearchRoutes,
  questionnaireRoutes,
  quotePrintingRoutes,
  estimateRoutes,
  quoteRoutes,
  whatIfRoutes,
  registrationRoutes,
  shareRoutes,
  standingRoutes,
  quoteSearchRoutes,
  surveyRoutes,
  batchRoutes,
  templateRoutes,
  termsRoutes,
  stopRoutes,
  wizardRoutes,
];

const analystRoutes = [
  analystStopRoutes,
  impactRoutes,
  printPreviewRoutes,
  publishingRoutes,
  studioRoutes,
  workbenchRoutes,
];

/** Answers tell kept connections to close before the server does: a proxy would still write into one. */
function drainAtClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => void (app.server.listening && (await pause(DRAIN_MS))));
}
