/** The four scenes of a day, in their order, with the seconds that each lasts. */
export const dayScenes = ['coffee', 'record', 'sun', 'moon'] as const;
export const secondsAScene = 4;

/** The one that stands there before the film plays, and with which it begins. */
export const firstScene = 2;

/** The scene at a moment of the film, and how much of it is over. */
export function sceneAt(time: number): { scene: number; done: number } {
  const scene = Math.min(dayScenes.length - 1, Math.floor(Math.max(0, time) / secondsAScene));
  return { scene, done: Math.min(1, time / secondsAScene - scene) };
}
