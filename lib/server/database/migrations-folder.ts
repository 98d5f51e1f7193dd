// Where the committed migrations lie. The server is always started from the project's folder.
import { join } from 'node:path';

export const migrationsFolder = join(process.cwd(), 'lib', 'server', 'migrations');
