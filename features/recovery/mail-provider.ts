type Provider = { name: string; href: string; domains: readonly string[] };

const providers: readonly Provider[] = [
  { name: 'Gmail', href: 'https://mail.google.com/', domains: ['gmail.com', 'googlemail.com'] },
  { name: 'Outlook', href: 'https://outlook.live.com/mail/', domains: ['outlook', 'hotmail', 'live', 'msn'] },
  { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/', domains: ['yahoo', 'ymail.com'] },
  { name: 'iCloud Mail', href: 'https://www.icloud.com/mail/', domains: ['icloud.com', 'me.com', 'mac.com'] },
  { name: 'GMX', href: 'https://www.gmx.net/', domains: ['gmx'] },
  { name: 'WEB.DE', href: 'https://web.de/', domains: ['web.de'] },
  { name: 'Proton Mail', href: 'https://mail.proton.me/', domains: ['proton.me', 'protonmail.com', 'pm.me'] },
];

/** Where the mail of an address can be read on the web; null where nobody can tell. A domain without a dot fits every country's. */
export function mailProvider(email: string): { name: string; href: string } | null {
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  const fits = (each: string) => (each.includes('.') ? domain === each : domain.startsWith(`${each}.`));
  const found = providers.find(({ domains }) => domains.some(fits));
  return found ? { name: found.name, href: found.href } : null;
}
