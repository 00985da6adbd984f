import { tokensCss } from '@marketplace/contracts/design/tokens';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import appleTouchIcon from './icons/apple-touch-icon.png';
import icon from './icons/icon.svg';
import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';
import maskable from './icons/icon-maskable-512.png';
import shareCard from './icons/share-card.png';

const MANIFEST_PATH = '/manifest.webmanifest';
/** Programs that do not read a page's `<link rel="icon">` request this path. */
const FAVICON_PATH = '/favicon.ico';

/** Background colours of pages in light and dark mode. The browser's own bars also use them. */
const [LIGHT = '', DARK = ''] = [...tokensCss.matchAll(/--color-page: ([^;]+);/g)].map(
  ([, colour]) => colour,
);

/**
 * Tags for the icons, the manifest and the colours of the browser's bars. They are the same on
 * every page.
 */
export const brandLinks = [
  `<link rel="icon" type="image/svg+xml" href="${icon}">`,
  `<link rel="apple-touch-icon" href="${appleTouchIcon}">`,
  `<link rel="manifest" href="${MANIFEST_PATH}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${LIGHT}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${DARK}">`,
].join('');

/** Share picture of pages without their own picture: 1200 by 630 pixels. */
export const DEFAULT_SHARE_PICTURE = shareCard;

interface BrandReply {
  status: number;
  headers: Record<string, string>;
  /** `null` for a redirect. */
  body: Buffer | null;
}

/**
 * Replies to requests for the brand's files. This code belongs to the release and not to the
 * gateway, because only the release knows the URLs of its icons.
 * @returns `undefined` for all other paths
 */
export function brandReply(path: string, config: MarketConfig): BrandReply | undefined {
  if (path === FAVICON_PATH) return { status: 302, headers: { location: icon192 }, body: null };
  if (path !== MANIFEST_PATH) return undefined;
  const headers = { 'content-type': 'application/manifest+json; charset=utf-8' };
  return { status: 200, headers, body: Buffer.from(webManifest(config)) };
}

/** Writes the web app manifest, by which a phone installs the shop under the market's name. */
function webManifest({ brandName }: MarketConfig): string {
  const png = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
    src,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brandName,
    short_name: brandName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: LIGHT,
    theme_color: LIGHT,
    icons: [png(icon192, 192), png(icon512, 512), png(maskable, 512, 'maskable')],
  });
}
