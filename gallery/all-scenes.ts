// Every scene of the gallery. A new one is a line in its file under scenes/; tests/gallery.test.tsx names what has none.
import type { Scene } from './scene';
import { accountScenes } from './scenes/account';
import { alertScenes } from './scenes/alerts';
import { bonusScenes } from './scenes/bonus';
import { chatScenes } from './scenes/chat';
import { creditsScenes } from './scenes/credits';
import { peopleScenes } from './scenes/people';
import { safetyScenes } from './scenes/safety';
import { settingsScenes } from './scenes/settings';
import { shellScenes } from './scenes/shell';
import { signupScenes } from './scenes/signup';
import { toastScenes } from './scenes/toasts';
import { waysInScenes } from './scenes/ways-in';

export const scenes: readonly Scene[] = [
  ...bonusScenes, ...chatScenes, ...peopleScenes, ...signupScenes, ...safetyScenes, ...accountScenes, ...settingsScenes, ...creditsScenes, ...alertScenes, ...waysInScenes, ...shellScenes, ...toastScenes,
];
