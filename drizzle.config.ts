import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name what-changes` after an edit of server/db/schema.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations',
});
