// The internal segment that stands for a host. Dots would keep the middleware from seeing it, so they become underscores.

/** 'she.localhost:3000' gives 'she_localhost'; null for what is no host name. */
export function siteKeyOf(host: string | null | undefined): string | null {
  const name = hostName(host);
  return name && name.replaceAll('.', '_');
}

/** The host name, without port and in lower case, that a key of `siteKeyOf` stands for. */
export function hostOfKey(key: string): string {
  return key.replaceAll('_', '.');
}

/** The host without its port, in lower case; null where it holds anything a host name may not. */
export function hostName(host: string | null | undefined): string | null {
  const [, name, port] = /^(.*?)(?::(\d{1,5}))?$/s.exec(host?.toLowerCase() ?? '') ?? [];
  if (Number(port ?? 0) > 65_535) return null;
  return name && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/.test(name) ? name : null;
}
