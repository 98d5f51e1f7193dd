import { defineConfig } from 'drizzle-kit';

// Migrations are generated from the schema (`npx drizzle-kit generate`) and committed; the server applies them when it starts.
export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/server/store/schema/*.ts',
  out: './lib/server/migrations',
});
