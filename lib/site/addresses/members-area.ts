// Which paths belong to the members area, as one expression that a page hands to its script: a browser need not know the traits of all routes. Specification, section 2. (R23)
import { routes } from './routes';

const patternOf = (path: string) => path.replace(/\{\w+\}/g, '[^/]+');

/** The source of an expression that matches every path of the members area, and no other. */
export const membersAreaPattern = `^(?:${Object.values(routes)
  .filter(({ membersArea }) => membersArea)
  .map(({ path }) => patternOf(path))
  .join('|')})/?$`;
