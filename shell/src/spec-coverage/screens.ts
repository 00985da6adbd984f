import type { SpecRow } from '@marketplace/contracts/testing/specCoverage';

const login = 'shell/src/auth/LoginDialogHost.test.tsx';
const header = 'shell/src/header/Header.test.tsx';
const footer = 'shell/src/footer/Footer.test.tsx';
const soon = 'shell/src/footer/ComingSoon.test.tsx';
const landing = 'shell/src/header/LandingHeader.test.tsx';
const layout = 'shell/src/layouts/PageLayout.test.tsx';
const onServer = 'shell/src/layouts/PageLayout.server.test.tsx';
const layouts = 'shell/e2e/layouts.journey.ts';
const region = 'shell/src/layouts/RemotePage.test.tsx';
const root = 'shell/src/app/rootLoader.test.ts';
const help = 'shell/src/support-chat/SupportDialogHost.test.tsx';

/** Screens: specification section 2. */
export const SCREENS: readonly SpecRow[] = [
  [2, 'Not-found page: shown when no route matches', region, 'says of %s that it is not found'],
  [2, '… or a page validity check fails', region, 'says of %s that it is not found'],
  [
    2,
    '… status 404',
    'shell/e2e/badInput.journey.ts',
    'are a 404 inside the layout, with a link to the home page',
  ],
  [2, "'This page could not be found'", region, 'says of %s that it is not found'],
  [2, "Look like you're lost", region, 'says of %s that it is not found'],
  [
    2,
    'the page you are looking for not avaible!',
    region,
    "has the specification's text for a missing resource",
  ],
  [2, 'with a Go to Home link', region, 'says of %s that it is not found'],
  [2, 'Layouts: default', layout, 'has each landmark once and the page in the middle'],
  [
    2,
    'mobile header below 1150px',
    layouts,
    '… has its narrow header below … px, and its wide one from there on',
  ],
  [
    2,
    'variant-selection modal',
    'shell/src/layouts/QuickViewSlot.test.tsx',
    'loads nothing until a product is requested, then shows that product',
  ],
  [
    2,
    'landing: own header and mobile header, switching at 881px',
    layouts,
    '… has its narrow header below … px, and its wide one from there on',
  ],
  [2, 'a user layout stub', layout, 'shows the account navigation in the user layout'],
  [
    2,
    'loads menu items for a fixed menu group',
    root,
    'loads the fixed menus, and no customer without the cookie',
  ],
  [
    2,
    'fetches the current customer if an access cookie exists',
    root,
    'loads the fixed menus, and no customer without the cookie',
  ],
  [
    2,
    'otherwise clears the user and cookie',
    root,
    'reports a rejected token, so that the cookie is removed',
  ],
  [
    2,
    'Menus: name, url, nested items (up to two levels)',
    header,
    'offers both levels of the menu below an entry',
  ],
  [
    2,
    'search box with dropdown of matching products',
    header,
    'has a search form that works as plain HTML while the search box is not there',
  ],
  [
    2,
    'menu with mega-menu dropdowns',
    'shell/e2e/megaMenu.journey.ts',
    'opens, is navigated and closes by keyboard alone',
  ],
  [2, 'wishlist button with count badge', header, 'leads a customer to their wishlist and orders'],
  [
    2,
    'cart link with count badge',
    header,
    "counts the cart from the cookie, then from the cart's events",
  ],
  [
    2,
    'Mobile header: hamburger side menu with expandable submenus',
    layouts,
    'the menu traps the focus, locks the scroll and returns the focus, as does a login from it',
  ],
  [
    2,
    '… and login/logout',
    layouts,
    'the menu traps the focus, locks the scroll and returns the focus, as does a login from it',
  ],
  [
    2,
    'search toggle and overlay search',
    layouts,
    'the search is an overlay with its results below it',
  ],
  [
    2,
    'Landing header: menu links',
    landing,
    'shows the first level of the menu, as far as it leads somewhere',
  ],
  [
    2,
    "a 'Sell On {product}' link and a seller Login link to the external seller site",
    landing,
    'leads sellers to their own site, in a new tab',
  ],
  [2, 'Top bar: Help & Support (opens chat)', header, 'requests help from the top bar'],
  [2, 'support e-mail, phone', header, 'names help in the top bar'],
  [2, 'Login button', header, 'requests the login from the top bar'],
  [2, "when logged in, the user's fullName", onServer, 'greets a customer by name'],
  [
    2,
    'My Profile, My Order, My Complain, My Wishlist, Logout',
    header,
    'leads a customer to their wishlist and orders',
  ],
  [
    2,
    'A language selector (English, Bangla, French) exists but is hidden',
    onServer,
    'hides the selector of languages unless the market shows it; side menu and footer have links',
  ],
  [
    2,
    'Login modal: emailOrPhone and password',
    login,
    'opens on request with the focus in its first field, ready for password managers',
  ],
  [2, 'with show/hide', login, 'shows and hides the password'],
  [
    2,
    "'Forget password ?' to /reset-password, 'Sign up for free' to /signup",
    login,
    'closes on %s, which leads to %s',
  ],
  [2, "'Not Now' cancels", login, 'clears fields and messages on Not Now'],
  [2, 'Footer: brand blurb', footer, 'leads to the page about the brand'],
  [
    2,
    'follow-us social links; external links open in a new tab',
    footer,
    'links the social pages in a new tab',
  ],
  [2, 'Discover, Earn with the product, Legal columns', footer, 'shows each menu as a column'],
  [
    2,
    'newsletter subscription',
    layouts,
    'help loads nothing before it is opened, keeps its text and sends it; the newsletter shows errors beside the field, then subscribes',
  ],
  [
    2,
    "Become Carrier, Inspector and Loader shown disabled with a 'Coming Soon..' tooltip",
    soon,
    'takes the focus, says that it is disabled and why',
  ],
  [
    2,
    'copyright line (year 2024)',
    footer,
    'names the year and brand of the configuration, and the contacts',
  ],
  [
    2,
    'A help-and-support chat widget plus support contact links (section 1)',
    help,
    'opens with the contact links, also when requested before its code was loaded',
  ],
];
