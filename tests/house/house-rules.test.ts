import { describe, expect, test } from 'vitest';
import { importBreaches } from './import-rules';
import { shapeBreaches } from './shape-rules';
import { importsOf, type SourceFile } from './source-file';
import { unusedExports } from './unused-exports';
import { unusedBreaches } from './unused-files';

const file = (path: string, text = '// Knows.\n') => ({ path, text });
const importing = (path: string, ...names: string[]) => importBreaches([file(path, names.map((name) => `import { x } from '${name}';`).join('\n'))]);

describe('imports are found', () => {
  test('in every form, with what they resolve to', () => {
    const text = `
      import type { A } from '@/lib/contract/user';
      import { type B, type C } from './near';
      import d, { type E } from '../up.ts';
      export { f } from 'pkg/part';
      import './effect';
      const later = () => import('@/features/chat/emoji');
      type G = import('./typed').G;
    `;
    expect(importsOf(file('features/chat/screen.tsx', text))).toEqual([
      { target: 'lib/contract/user', isPackage: false, typesOnly: true },
      { target: 'features/chat/near', isPackage: false, typesOnly: true },
      { target: 'features/up', isPackage: false, typesOnly: false },
      { target: 'pkg/part', isPackage: true, typesOnly: false },
      { target: 'features/chat/effect', isPackage: false, typesOnly: false },
      { target: 'features/chat/emoji', isPackage: false, typesOnly: false },
      { target: 'features/chat/typed', isPackage: false, typesOnly: true },
    ]);
  });

  test('words in comments and texts are none', () => {
    expect(importsOf(file('lib/site/a.ts', "// import x from 'react'\nexport const text = \"import y from 'next'\";"))).toEqual([]);
  });
});

describe('the import table', () => {
  test.each([
    ['lib/site/a.ts', '@/lib/contract/user'],
    ['lib/contract/a.ts', 'zod/mini'],
    ['lib/api/server.ts', '@/lib/server/handler'],
    ['lib/api/browser.ts', '@/lib/once'],
    ['lib/queries/chats.ts', '@/lib/api/browser'],
    ['lib/stores/chat.ts', '@/lib/queries/chats'],
    ['components/ui/a.tsx', 'next-intl'],
    ['components/ui/page-link.tsx', 'next/link'],
    ['components/form/form-control.ts', 'react-hook-form'],
    ['components/ui/a.tsx', '@/lib/format/money'],
    ['features/chat/a.tsx', '@/components/ui/button'],
    ['features/chat/a.tsx', './composer'],
    ['app/page.tsx', '@/features/chat/a'],
    ['middleware.ts', '@/lib/site/addresses/slugs'],
    ['instrumentation-node.ts', './lib/server/embedded'],
    ['lib/server/routes/a.ts', '../domain/age'],
    ['lib/server/routes/a.ts', '../store/members'],
    ['lib/server/domain/a.ts', '../failure'],
    ['lib/server/handler.ts', './routes/table'],
    ['lib/api/call.test.ts', '@/tests/setup/mock-server'],
    ['tests/a.ts', '@/lib/server/handler'],
    ['gallery/stage.ts', '@/e2e/mock/worlds'],
    ['app/dev/gallery/page.gallery.tsx', '@/gallery/stage'],
    ['features/shell/testing/a.tsx', 'vitest'],
    ['lib/server/mail/a.ts', '@/lib/i18n/messages'],
    ['lib/server/mail/a.ts', '@/lib/site/addresses/routes'],
    ['lib/i18n/messages.ts', '../../locales/nl.json'],
  ])('%s may import %s', (from, name) => expect(importing(from, name)).toEqual([]));

  test.each([
    ['lib/site/a.ts', 'react', /^lib\/site\/a\.ts stands on floor 0 and may not import 'react'/],
    ['lib/format/a.ts', 'next/headers', /floor 0/],
    ['lib/site/a.ts', '@/lib/api/browser', /looks up at lib\/api\/browser: move what it needs down to floor 0/],
    ['lib/api/a.ts', 'react', /hooks belong in lib\/queries/],
    ['lib/api/browser.ts', '@/lib/server/handler', /its only entry points are/],
    ['lib/api/a.ts', '@/lib/queries/chats', /looks up/],
    ['lib/server/handler.ts', '@/lib/api/call', /never calls its own clients/],
    ['lib/server/handler.ts', 'next/headers', /neither React nor Next/],
    ['lib/queries/a.ts', '@/components/ui/button', /looks up/],
    ['lib/queries/a.ts', 'zod/mini', /declare the shape in lib\/contract/],
    ['components/ui/a.tsx', '@/lib/queries/chats', /know only floor 0/],
    ['components/ui/a.tsx', '@/lib/i18n/messages', /know only floor 0/],
    ['components/ui/a.tsx', 'zustand', /take the data as props/],
    ['features/chat/a.tsx', 'react-hook-form', /joined with it by components\/form\/form-control alone/],
    ['features/chat/a.tsx', 'next/link', /is a PageLink of components\/ui\/page-link/],
    ['components/ui/a.tsx', '@/features/chat/a', /looks up/],
    ['features/chat/a.tsx', '@/features/likes/b', /closed to each other/],
    ['features/chat/a.tsx', '../likes/b', /closed to each other/],
    ['features/chat/a.tsx', '@/app/page-request/site-request', /looks up/],
    ['features/chat/a.tsx', '@/lib/server/domain/age', /ask the server through lib\/api/],
    ['features/chat/a.tsx', '@/locales/nl.json', /texts come from next-intl/],
    ['lib/server/mail/a.ts', '@/locales/nl.json', /texts come from next-intl/],
    ['lib/server/mail/a.ts', '@/lib/i18n/request', /looks up/],
    ['features/chat/a.tsx', '@/tests/setup/mock-server', /move what both need to lib/],
    ['features/chat/a.tsx', '@/gallery/world', /move what both need to lib/],
    ['app/page.tsx', '@/app/dev/gallery/page.gallery', /move what both need to lib/],
    ['features/chat/a.tsx', 'vitest', /test tool/],
    ['app/api/[...path]/route.ts', '@/lib/server/handler', /ask the server through lib\/api/],
    ['app/page.tsx', '@/lib/server/handler', /ask the server through lib\/api/],
    ['middleware.ts', '@/lib/server/handler', /ask the server through lib\/api/],
    ['lib/server/domain/a.ts', '../store/members', /take what they need as arguments/],
    ['lib/server/domain/a.ts', '@/lib/contract/user', /may only import types/],
    ['lib/server/store/a.ts', '../routes/table', /knows nothing of HTTP/],
    ['lib/server/seed/a.ts', '../routes/table', /only the handler opens the routes/],
    ['lib/games/a.ts', '@/lib/site/addresses/slugs', /room without a floor/],
  ])('%s may not import %s', (from, name, sentence) => {
    const breaches = importing(from, name);
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toMatch(sentence);
    expect(breaches[0]).toMatch(/^\S+ [^\n]+\.$/);
  });

  test('types count as well, but a rule of the server may know them', () => {
    expect(importBreaches([file('features/chat/a.tsx', "import type { A } from '@/features/likes/b';")])).toHaveLength(1);
    expect(importBreaches([file('lib/server/domain/a.ts', "import type { U } from '@/lib/contract/user';\nimport type { R } from '../store/rows';")])).toEqual([]);
  });

  test('the same breach twice in a file is told once', () => {
    expect(importing('lib/site/a.ts', 'react', 'react')).toHaveLength(1);
  });
});

describe('what is used', () => {
  const said = (...files: SourceFile[]) => unusedBreaches(files).map((sentence) => sentence.split(' ')[0]);

  test('a part that another file imports, or that a tool is told to take, is', () => {
    const page = file('app/page.tsx', "import { Head } from '@/components/head';\nconst Later = () => import('@/features/later');");
    const settings = file('next.config.ts', "export default { turbopack: { resolveAlias: { '@/features/part': { browser: './features/part-browser.tsx' } } } };");
    expect(said(page, settings, file('components/head.tsx'), file('features/later.tsx'), file('features/part-browser.tsx'))).toEqual([]);
  });

  test('one that tests alone import is not; what stands there for tests may', () => {
    const test = file('lib/sum.test.ts', "import { sum } from './sum';\nimport { cases } from './testing/cases';");
    expect(said(test, file('lib/sum.ts', '// Sums.'), file('lib/testing/cases.ts', '// Cases.'))).toEqual(['lib/sum.ts']);
  });

  test('an export that no part takes and its own file does not use is not, however it is declared', () => {
    const sums = file('lib/site/sums.ts', 'export const one = 1;\nexport function two() {}\nexport type Three = 3;\nexport const four = 4;\nexport const five = four + 1;\nexport const six = 6;');
    const test = file('lib/site/sums.test.ts', "import { one, two, type Three } from './sums';");
    const page = file('app/page.tsx', "import { five } from '@/lib/site/sums';\nexport { six as sixth } from '@/lib/site/sums';");
    expect(unusedExports([sums, test, page]).map((sentence) => sentence.split(' ')[1])).toEqual(['one', 'two', 'Three']);
    expect(unusedExports([sums, file('app/all.ts', "import * as sums from '@/lib/site/sums';")])).toEqual([]);
  });
});

describe('names, size, comment and exports', () => {
  const lines = (count: number) => `// Knows.\n${'x;\n'.repeat(count - 1)}`;

  test.each([
    file('lib/site/languages/locales.ts'),
    file('lib/env.ts'),
    file('components/ui/icon-names.generated.ts', lines(400)),
    file('lib/server/store/schema/members.ts', lines(400)),
    file('features/chat/chat-screen.tsx', lines(300)),
    file('features/chat/chat-screen.test.tsx'),
    file('e2e/two-members.spec.ts'),
    file('features/chat/counter.tsx', "'use client';\nimport { x } from './x';"),
    file('lib/stores/provider.tsx', "'use client';\n// Knows.\n"),
    file('app/[site]/[slug]/(default)/pages/service/page.tsx', 'export default function Page() {}'),
    file('app/api/[...path]/route.ts'),
    file('features/landers/is-desktop.ts', 'const isDesktop = turnsAt > 1;\nfunction onReturn() {}'),
    file('lib/site/cookies/write-cookie.ts', '// Writes.\ndocument.cookie = cookie;'),
    file('features/chat/a.ts', "if (document.cookie === '') x;"),
    file('features/chat/a.test.ts', "document.cookie = 'a=b';"),
    file('lib/server/routes/a.test.ts', "it('[T13] [C01, X06] answers', () => {});"),
    file('features/landers/a.test.tsx', "test('[R18] is drawn', () => {});"),
    file('styles/_service-worker.scss'),
    file('vitest.config.ts', 'export default {};'),
    file('lib/server/migrations/0000_walking-product.sql', lines(900)),
  ])('$path is in order', (one) => expect(shapeBreaches([one])).toEqual([]));

  test.each([
    [file('lib/site/index.ts'), /is a barrel/],
    [file('features/chat/ChatScreen.tsx'), /'ChatScreen' in its path: write names in kebab-case/],
    [file('features/chat_list/a.tsx'), /'chat_list' in its path/],
    [file('lib/utils/a.ts'), /is named 'utils'/],
    [file('lib/site/slug-helpers.ts'), /is named 'slug-helpers'/],
    [file('app/user-service.ts'), /is named 'user-service'/],
    [file('features/chat/wine-door.tsx'), /is named 'wine-door': use the plain term/],
    [file('lib/server/guards/own-turns.ts'), /is named 'own-turns'/],
    [file('features/bonus/wine-soon.tsx'), /is named 'wine-soon'/],
    [file('lib/server/guards/a.ts', `// Knows.\nexport async function own${'Turns'}() {}`), /declares 'ownTurns': use the plain term/],
    [file('features/chat/a.ts', `export type ${'Door'} = string;`), /declares 'Door'/],
    [file('features/chat/a.tsx', lines(301)), /has 301 lines, 300 at most/],
    [file('lib/site/a.generated.ts', lines(401)), /has 401 lines, 400 at most/],
    [file('lib/site/a.ts', 'export const a = 1;'), /opens without a comment/],
    [file('components/ui/a.tsx', 'export default function A() {}'), /has a default export/],
    [file('components/ui/a.tsx', 'const A = 1;\nexport { A as default };'), /has a default export/],
    [file('components/ui/a.tsx', `// oxlint-${'disable'}-next-line no-shadow\nx;`), /switches a lint rule off/],
    [file('features/chat/a.ts', 'document.cookie = `a=b`;'), /writes a cookie by itself/],
    [file('lib/stores/a.ts', "// Knows.\nvoid cookieStore.set('a', 'b');"), /writes a cookie by itself/],
    [file('middleware.ts', 'const key = process.env.SECRET;'), /reads the environment by itself/],
    [file('lib/site/a.ts', "// Knows.\nconst key = process.env['SECRET'];"), /reads the environment by itself/],
    [file('lib/server/routes/a.test.ts', "it('[T13] [R15] answers', () => {});"), /names the clause of a page in a title/],
    [file('lib/server/store/a.test.ts', "it('[T13, R15] answers', () => {});"), /names the clause of a page in a title/],
    [file('scripts/a.mjs', `/* eslint-${'disable'} */`), /switches a lint rule off/],
  ])('$path is not: %s', (one, sentence) => {
    const breaches = shapeBreaches([one]);
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toMatch(sentence);
  });
});
