/** What anybody may call, with any token or none, as `METHOD address`. */
export const openCalls: ReadonlySet<string> = new Set([
  'GET /api/health',
  'GET /api/config',
  'GET /api/wings/platform-status',
  'GET /api/definition/:hash.js',
  'GET /api/constants/:hash.json',
  'GET /api/workbench/preview/:hash.js',
  'GET /api/termsofservice',
  'GET /api/termsofservice/document',
  'GET /api/auth/password-reset-status',
  'POST /api/auth/require-change-password',
  'POST /api/auth/check-change-password',
  'POST /api/auth/change-password',
  'POST /api/auth/confirm-email',
  'POST /api/user',
  'POST /api/shared',
  'POST /api/shared/documents',
]);
