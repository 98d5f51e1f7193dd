// Names, size, first comment, exports, lint comments and cookies of a file, and ids in titles of its tests. Every breach is one sentence that says what to do.
import { isCode, isTest, type SourceFile } from './source-file';

const lastWords = /(^|-)(utils?|helpers?|misc|common|managers?|services?)$/;
// Images, where the field has plain terms: lazy-gift-picker, rate-limit, request-context. Of the code's own names those that are declared.
const images = /(^|-)(desks?|doors?|soon|late|later|turns?)(-|$)/;
const imageDeclared = /\b(?:const|let|function|class|type|interface)\s+((?:\w*[a-z](?:Desk|Door|Soon|Turn)|[dD]esk|[dD]oor|[sS]oon)s?(?![a-z])\w*)/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const endings = /(\.(test|spec|generated|config|d|gallery))?\.(tsx?|mts|mjs|cjs|js|scss|sql|sh)$/;

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);
const foldersOf = (file: string) => file.split('/').slice(0, -1);
// Next names folders of app [id], (group), [...rest]: the word inside is what counts. Addresses have the words of their page,
// and some files of a site have a name that the web gave them.
const namedByTheWeb = ['favicon.ico', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'];
const wordOf = (folder: string) => folder.replace(/^[[(]+(\.\.\.)?|[\])]+$/g, '');
const governed = (file: string) => /^(app|components|e2e|features|gallery|lib|scripts|styles|tests)\//.test(file) && endings.test(file);

const nameBreach = (file: string): string | undefined => {
  if (!governed(file) || file.includes('/migrations/')) return undefined;
  const base = baseName(file).replace(endings, '');
  const name = file.startsWith('styles/') ? base.replace(/^_/, '') : base;
  const folders = foldersOf(file).map(wordOf).filter((word) => word !== '');
  if (name === 'index') return 'is a barrel: import each file by its own name and remove it.';
  const crooked = [...folders, name].find((word) => !kebab.test(word) && !(file.startsWith('app/') && namedByTheWeb.includes(word)));
  if (crooked) return `has '${crooked}' in its path: write names in kebab-case.`;
  const own = [...(file.startsWith('app/') ? [] : folders), name];
  const vague = own.find((word) => lastWords.test(word));
  if (vague) return `is named '${vague}': name it after what it knows.`;
  const image = own.find((word) => images.test(word));
  return image ? `is named '${image}': use the plain term of the field, not an image.` : undefined;
};

const imageBreach = ({ path, text }: SourceFile): string | undefined => {
  const name = isCode(path) && governed(path) ? imageDeclared.exec(text)?.[1] : undefined;
  return name ? `declares '${name}': use the plain term of the field, not an image.` : undefined;
};

const isTable = (file: string) => /\.generated\.\w+$/.test(file) || /^lib\/server\/(store\/schema|migrations)\//.test(file) || /-table\.\w+$/.test(file);

const sizeBreach = ({ path, text }: SourceFile): string | undefined => {
  if (!governed(path) || path.includes('/migrations/')) return undefined;
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const limit = isTable(path) ? 400 : 300;
  return lines > limit ? `has ${lines} lines, ${limit} at most: split it by what it knows.` : undefined;
};

const withoutDirective = (text: string) => text.replace(/^\s*(['"])use (client|server)\1;?\s*/, '');

const commentBreach = ({ path, text }: SourceFile): string | undefined =>
  path.startsWith('lib/') && isCode(path) && !isTest(path) && !/^\s*\/[/*]/.test(withoutDirective(text))
    ? 'opens without a comment: say in one to three lines what it knows, and the section of the specification.'
    : undefined;

// next-intl reads the first two, Next's page cache the third, Vitest the last, and all ask for a default.
const demanded = ['lib/i18n/request.ts', 'scripts/locales/pseudo-codec.mjs', 'lib/site/http/page-cache.mjs', 'scripts/unhandled-reporter.mjs'];
const mayExportDefault = (file: string) => file.startsWith('app/') || !file.includes('/') || file.endsWith('.d.ts') || demanded.includes(file);

const exportBreach = ({ path, text }: SourceFile): string | undefined =>
  isCode(path) && governed(path) && !mayExportDefault(path) && /^export default\b|^export \{[^}]*\bas default\b/m.test(text)
    ? 'has a default export: give it its name; only pages and settings of tools export a default.'
    : undefined;

// Written in two parts, so that this line is none itself.
const switchesLintOff = new RegExp(`/[/*]\\s*(?:eslint|oxlint)-${'disable'}`);

const lintBreach = ({ path, text }: SourceFile): string | undefined =>
  isCode(path) && switchesLintOff.test(text) ? 'switches a lint rule off: write the exception into eslint.config.mjs or .oxlintrc.json.' : undefined;

const cookieWriter = 'lib/site/cookies/write-cookie.ts';

const cookieBreach = ({ path, text }: SourceFile): string | undefined =>
  /^(app|components|features|lib)\//.test(path) && isCode(path) && !isTest(path) && path !== cookieWriter && /\bdocument\s*\.\s*cookie\s*=(?!=)|\bcookieStore\b/.test(text)
    ? `writes a cookie by itself: call writeCookie of ${cookieWriter}, which makes it Secure over https.`
    : undefined;

// The four are words that Next replaces when it compiles.
const readsEnvironment = /\bprocess\.env\b(?!\.(?:NODE_ENV|NEXT_RUNTIME|NEXT_PHASE|VONK_GALLERY)\b)/;
const isProduct = (path: string) => /^(?:(?:app|components|features|lib)\/|middleware\.ts$|instrumentation)/.test(path) && !path.startsWith('lib/server/testing/') && !isTest(path);

const environmentBreach = ({ path, text }: SourceFile): string | undefined =>
  isCode(path) && isProduct(path) && path !== 'lib/env.ts' && readsEnvironment.test(text) ? 'reads the environment by itself: only lib/env.ts does, call readEnv().' : undefined;

const idBreach = ({ path, text }: SourceFile): string | undefined =>
  path.startsWith('lib/server/') && isTest(path) && /\[(?:[A-Z]\d\d[\s,]+)*R\d\d\b/.test(text)
    ? 'names the clause of a page in a title: the server answers calls, and a page is proved by a browser or by what draws it. (decision 207)'
    : undefined;

/** The breaches of names, size, comments, exports, cookies, the environment, ids and rules that are switched off. */
export const shapeBreaches = (files: SourceFile[]): string[] =>
  files.flatMap((file) =>
    [nameBreach(file.path), imageBreach(file), sizeBreach(file), commentBreach(file), exportBreach(file), lintBreach(file), cookieBreach(file), environmentBreach(file), idBreach(file)].filter((sentence) => sentence !== undefined).map((sentence) => `${file.path} ${sentence}`),
  );
