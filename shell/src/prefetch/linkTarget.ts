/** Where following a link leads inside the shop; `undefined` for what is no change of route. */
export function linkTarget(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  const isElsewhere = url.origin !== location.origin;
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isElsewhere || isHere ? undefined : url;
}
