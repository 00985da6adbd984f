/** A link of a menu or slide: a path of the storefront or an https address; anything else is ''. */
export function safeLink(url: string): string {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return url;
  return /^https:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url) ? url : '';
}
