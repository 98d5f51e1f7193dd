/** Whether a click will take this tab to another page of the site: a plain press on a link that is no jump within the page. */
export function leadsAway(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  const to = new URL(link.href, location.href);
  return to.origin === location.origin && `${to.pathname}${to.search}` !== `${location.pathname}${location.search}`;
}
