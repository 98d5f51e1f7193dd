// What the calls of a scene answer, as a table that goes into its page: nothing there asks a server.
import { Broken, type Mocks } from '@/e2e/mock/answers';
import { worlds } from '@/e2e/mock/worlds';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { Scene } from './scene';

/** By method and path. `drop`: no answer comes, as without a network. */
export type AnswersTable = Record<string, { status: number; headers?: Record<string, string>; body: unknown } | 'drop'>;

/** What a scene's page hands to its browser: quiet-page.ts reads it. */
export type SceneData = { answers: AnswersTable } & NonNullable<Scene['browser']>;

function answerOf(mock: unknown): AnswersTable[string] | null {
  if (mock instanceof Broken) {
    if (mock.how === 'drop') return 'drop';
    if (mock.how === 'missing') return { status: 404, body: '' };
    return typeof mock.how === 'object' ? mock.how : null;
  }
  // What depends on the question is nothing that stands still.
  return typeof mock === 'function' || mock === undefined ? null : { status: 200, body: mock };
}

export function sceneData({ frame = 'member', answers, browser }: Scene): SceneData {
  const world: Mocks = ['visitor', 'lander', 'auth', 'bare'].includes(frame) ? worlds.visitor : worlds.member;
  const table: AnswersTable = {};
  for (const [name, mock] of Object.entries({ ...world, ...answers })) {
    const { method, path, when } = endpoints[name as EndpointName] as { method: string; path: string; when?: object };
    const answer = answerOf(mock);
    if (answer && !when) table[`${method} ${path}`] = answer;
  }
  return { ...browser, answers: table };
}
