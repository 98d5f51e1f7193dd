// What stands on the terminal when the product answers: where it is, and who can sign in.
import { existsSync, readFileSync } from 'node:fs';
import { demoLoginsFile } from './draw-demo-photos.mjs';

export function sayWelcome(progress, { url, port }) {
  progress.say(`\nVonk is on ${url}`);
  if (process.env.API_ORIGIN) {
    progress.say(`Every call goes to ${process.env.API_ORIGIN}\n`);
    return;
  }
  if (!process.env.SITES_FILE && (!process.env.DATABASE_URL || process.env.DEMO_WORLD) && existsSync(demoLoginsFile)) {
    const { password, logins, operator } = JSON.parse(readFileSync(demoLoginsFile, 'utf8'));
    const others = new Set(logins.map(({ site }) => site).filter((site) => site !== 'general'));
    progress.say(`Other sites: ${[...others].map((site) => `http://${site}.localhost:${port}`).join('  ')}`);
    progress.say(`\nDemo logins (password: ${password})`);
    const width = Math.max(...logins.map(({ email }) => email.length));
    for (const { email, role, site } of logins) progress.say(`  ${email.padEnd(width)}  ${role}${site === 'general' ? '' : `, ${site}`}`);
    if (operator && !process.env.OPERATOR_EMAIL) progress.say(`  ${operator.padEnd(width)}  operator, at ${url}/operator`);
  }
  progress.say('');
}
