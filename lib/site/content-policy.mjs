// The content-security-policy of every page. Plain JavaScript, as Next loads the page cache outside the bundles. Bars S1, S2.

/**
 * The policy of a page whose inline scripts are allowed by `sources` ("nonce-..." or "sha256-..."); no unsafe-* anywhere.
 * Pictures may come from the operator's own picture host, so any https origin is open to them.
 * @param {readonly string[]} sources
 * @returns {string}
 */
export function contentSecurityPolicy(sources) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...sources.map((source) => `'${source}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
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
