// The content-security-policy of every page. Plain JavaScript, as Next loads the page cache outside the bundles. Bars S1, S2.

/**
 * The policy of a page whose inline scripts are allowed by `sources` ("nonce-..." or "sha256-..."); no unsafe-* anywhere.
 * @param {readonly string[]} sources
 * @param {string} [pictures] where pictures may come from besides this site: a page that is kept for everybody does not know its operator's picture
 *   host, and holds nothing that a picture's address could carry away
 * @returns {string}
 */
export function contentSecurityPolicy(sources, pictures = 'https:') {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...sources.map((source) => `'${source}'`)].join(' '),
    "style-src 'self'",
    `img-src 'self' data: blob: ${pictures}`.trimEnd(),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
