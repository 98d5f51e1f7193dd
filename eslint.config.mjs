// What only ESLint knows: a journey waits for what a person sees, never for a while; what measures time is in timed.spec.ts, which runs last and
// alone. Everything else is oxlint's (.oxlintrc.json), in a tenth of the time.
import playwright from 'eslint-plugin-playwright';
import { parser } from 'typescript-eslint';

const config = [
  // The law of the house has no exceptions written beside the code.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['e2e/**/*.ts'],
    languageOptions: { parser },
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
];

export default config;
