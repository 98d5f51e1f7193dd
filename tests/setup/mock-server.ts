// The network as tests see it: MSW with no answers of its own. A test adds handlers with mockServer.use(...).
import { setupServer } from 'msw/node';

export const mockServer = setupServer();
