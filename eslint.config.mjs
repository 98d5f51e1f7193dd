import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import playwright from 'eslint-plugin-playwright';

const product = ['app/**', 'components/**', 'features/**', 'lib/**', 'middleware.ts', 'instrumentation*.ts'];

// What Next only warns of is an error here: a warning that nobody must mend is noise.
// What oxlint looks at as well, in a tenth of the time, is left to it: React's own rules, and all that asks for types (.oxlintrc.json).
const asErrors = (configs) =>
  configs.map((config) => {
    if (!config.rules) return config;
    const rules = Object.entries(config.rules).map(([name, level]) => {
      if (name.startsWith('react-hooks/')) return [name, 'off'];
      if (level === 'warn' || level === 1) return [name, 'error'];
      if (Array.isArray(level) && (level[0] === 'warn' || level[0] === 1)) return [name, ['error', ...level.slice(1)]];
      return [name, level];
    });
    return { ...config, rules: Object.fromEntries(rules) };
  });

const restrictedImports = {
  paths: [
    { name: 'zod', message: "Import 'zod/mini': the whole of zod costs 35 kB in the browser." },
    { name: 'react-bootstrap', message: "Import one file ('react-bootstrap/Modal'): the whole package costs 60 kB and breaks in server components." },
    { name: 'next/image', message: 'Use an img of the sizes that the photo store makes: member photos never pass the optimiser.' },
    { name: 'react', importNames: ['default'], message: 'Import what you need from react by name.' },
  ],
  patterns: [{ regex: String.raw`^(\.\./)+(app|components|features|lib|locales|styles)/`, message: "Across rooms write '@/...'." }],
};

const config = [
  { ignores: ['.next/**', '.data/**', '.cache/**', 'public/**', 'playwright-report/**', 'test-results/**', 'next-env.d.ts'] },
  ...asErrors(nextVitals),
  ...asErrors(nextTypescript),
  // The law of the house has no exceptions written beside the code.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-imports': ['error', restrictedImports],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      '@next/next/no-img-element': 'off',
      // The error page of the error page is whole HTML.
      '@next/next/no-head-element': 'off',
      // An empty address is the page itself, asked for again.
      'jsx-a11y/anchor-is-valid': ['error', { aspects: ['noHref', 'preferButton'] }],
      'jsx-a11y/click-events-have-key-events': 'error',
      'jsx-a11y/heading-has-content': 'error',
      'jsx-a11y/html-has-lang': 'error',
      'jsx-a11y/iframe-has-title': 'error',
      'jsx-a11y/interactive-supports-focus': 'error',
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'log', 'region'], tags: [] }],
      'jsx-a11y/no-redundant-roles': 'error',
      'jsx-a11y/no-static-element-interactions': 'error',
      'jsx-a11y/tabindex-no-positive': 'error',
    },
  },
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    // A journey waits for what a person sees, never for a while; what measures time is in timed.spec.ts, which runs last and alone.
    files: ['e2e/**'],
    plugins: { playwright },
    rules: {
      'playwright/missing-playwright-await': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-page-pause': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-web-first-assertions': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: "BinaryExpression[operator='-'][left.callee.object.name=/^(Date|performance)$/][left.callee.property.name='now'][right.type='Identifier']", message: 'A journey measures no time: put it into timed.spec.ts, or prove it by a count.' },
        { selector: "CallExpression[callee.name='setTimeout'][arguments.0.name='resolve'][arguments.1]", message: 'A journey sleeps for no while: wait for what happens.' },
        { selector: "CallExpression[callee.property.name='toHaveURL'][arguments.0.type='ArrowFunctionExpression']", message: 'With a function it fails at the first navigation that is broken off: give the address, or poll page.url().' },
        { selector: 'Literal[value=/__react/]', message: "React's keys are its own: wait with live(page)." },
      ],
    },
  },
  // A server that is mocked to be slow is slow.
  { files: ['e2e/timed.spec.ts', 'e2e/mock/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    // The four that remain are words which Next replaces when it compiles.
    files: product,
    ignores: ['lib/env.ts', '**/*.test.ts', '**/*.test.tsx', 'lib/server/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':not(MemberExpression[property.name=/^(NODE_ENV|NEXT_RUNTIME|NEXT_PHASE|VONK_GALLERY)$/]) > MemberExpression[object.name="process"][property.name="env"]',
          message: 'Only lib/env.ts reads the environment: call readEnv().',
        },
      ],
    },
  },
];

export default config;
