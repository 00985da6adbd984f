import type { SpecRow } from '@marketplace/contracts/testing/specCoverage';

const login = 'shell/src/auth/LoginDialogHost.test.tsx';
const session = 'shell/src/session/SessionSync.test.tsx';
const header = 'shell/src/header/Header.test.tsx';
const landing = 'shell/src/header/LandingHeader.test.tsx';
const onServer = 'shell/src/layouts/PageLayout.server.test.tsx';
const region = 'shell/src/layouts/RemotePage.test.tsx';
const joined = 'shell/src/app/joinRoutes.test.tsx';
const root = 'shell/src/app/rootLoader.test.ts';
const newsletter = 'shell/src/newsletter/NewsletterForm.test.tsx';
const signUp = 'shell/src/account-pages/signUp.test.tsx';
const code = 'shell/src/account-pages/phoneVerify.test.tsx';
const loginCode = 'shell/src/account-pages/loginVerification.test.tsx';
const toaster = 'shell/src/notices/Toaster.test.tsx';
const reload = 'shell/src/document/reloadScript.test.ts';
const service = 'mf-cart-checkout/src/exposes/service.test.tsx';
const apiError = 'shared-contracts/src/contracts/client/ApiError.test.ts';

/** States, rules, roles, errors and constants: specification sections 4, 5, 6, 8 and 9. */
export const RULES: readonly SpecRow[] = [
  [4, 'Login modal: opened by login buttons', header, 'requests the login from the top bar'],
  [
    4,
    '… or by wishlisting while logged out',
    service,
    'asks a visitor to sign in, and replies to the request',
  ],
  [
    4,
    '… and adds or removes once logged in',
    login,
    'completes after signing in what the visitor asked for',
  ],
  [
    4,
    'closed by cancel, forgot-password or sign-up navigation',
    login,
    'closes on %s, which leads to %s',
  ],
  [4, 'Cancel clears fields and validation', login, 'clears fields and messages on Not Now'],
  [
    4,
    'Sign-in success: access token stored in cookie expiring at expiresAt',
    login,
    'stores the token, learns who signed in and closes',
  ],
  [4, 'customer loaded, marked logged in', session, 'publishes the signed-in customer'],
  [4, 'wishlist loaded', service, 'is loaded once per customer, and empty after the logout'],
  [4, 'login modal hidden', login, 'stores the token, learns who signed in and closes'],
  [
    4,
    'if phoneVerified is false go to /login-verification',
    login,
    'leads a customer whose phone is not verified to the code, once they are logged in',
  ],
  [
    4,
    'Phone verification success returns a token, stored the same way',
    code,
    'says so where the browser keeps no cookie',
  ],
  [4, '… login modal opened', code, 'is exchanged for a token when typed as %j'],
  [
    4,
    'Logout: clears user, removes cookie, marks logged out, goes to /',
    session,
    'clears the session and goes home when %s',
  ],
  [
    4,
    'On start the logged-in flag follows the presence of the access cookie',
    session,
    'publishes that no customer is signed in',
  ],
  [
    4,
    'Wishlist count shows 0 when logged out',
    onServer,
    'holds no count, so that it is the same for every visitor without an account',
  ],
  [4, 'Search: route change clears the term', header, 'clears the search when the page changes'],
  [
    4,
    'Mobile search overlay and side menu lock body scrolling',
    'shell/src/header/useSheet.test.tsx',
    'takes the focus and holds the page still while it is open',
  ],
  [
    4,
    'Subscription form resets after submit',
    newsletter,
    'subscribes, shows a toast and clears the form',
  ],
  [
    4,
    'Loading flags are kept per action key; errors per id',
    signUp,
    'says beside each field what is wrong, keeps the rest and takes the focus there',
  ],

  [
    5,
    "Login: emailOrPhone required, 'Field cannot be empty'; password required",
    'shell/src/auth/signIn.test.ts',
    'refuses %j',
  ],
  [5, 'Any error stops submit', login, 'says inline what is missing and sends nothing'],
  [
    5,
    'the e-mail or phone value is normalised before the call',
    'shell/src/auth/signIn.test.ts',
    'sends %j as %j',
  ],
  [
    5,
    'Subscription: subEmail required and a valid e-mail',
    newsletter,
    'says beside the field what is wrong with %j and keeps it',
  ],
  [
    5,
    'Phone prefix: +88 unless it has one or is an e-mail address',
    'shared-contracts/src/contracts/api/phoneNumbers.test.ts',
    'normalises %p to %p',
  ],

  [
    6,
    'Visitor: wishlist needs login',
    header,
    'requests the login when a visitor opens the wishlist',
  ],
  [
    6,
    'bearer token from the accessToken cookie sent on every request',
    'shared-contracts/src/contracts/client/client.test.ts',
    'sends the token of the cookie with customer calls and writes, not with public reads',
  ],
  [
    6,
    'Route guard userAuth redirects to / when accessToken cookie is missing',
    joined,
    'redirect home without a token, and their loader never runs',
  ],
  [6, 'Sellers use an external site', landing, 'leads sellers to their own site, in a new tab'],

  [8, '404 page as in section 2', region, 'says of %s that it is not found'],
  [
    8,
    "Unknown middleware gives a 500 error 'Unknown middleware'",
    region,
    'shows the status when it fails because of %s, and Retry',
  ],
  [8, 'Error status defaults to 500', 'shell/src/errors/errorStatus.test.ts', 'is %d for %s'],
  [
    8,
    'A failed chunk load reloads the page',
    region,
    'reloads when a chunk is missing, and shows the error when it may not reload',
  ],
  [
    8,
    '… at most once per 60 seconds',
    reload,
    'stays when the file is missing again within 60 seconds, and may reload after them',
  ],
  [
    8,
    "Server error text: a string as is, of a list the first, otherwise 'Something went wrong'",
    apiError,
    'turns %p into %p',
  ],
  [
    8,
    'Login shows it as an error toast',
    login,
    "shows the API's error as a toast and in the modal, and keeps the typed values",
  ],
  [
    8,
    'other auth actions store it',
    signUp,
    "shows the API's error at the field it names, with a message of our own",
  ],
  [
    8,
    '… in the shared error record',
    code,
    'is rejected beside the field when it is wrong, and stays there',
  ],
  [
    8,
    'Menu failures are only logged',
    root,
    'only logs a menu that fails to load, and shows the page without it',
  ],
  [
    8,
    "Success message 'Successfully Subscribed'",
    newsletter,
    'subscribes, shows a toast and clears the form',
  ],

  [9, 'Toast duration 2000 ms', toaster, 'shows a message for 2000 ms'],
  [
    9,
    'bottom-center',
    'shell/e2e/comfort.journey.ts',
    'a toast is at the bottom centre, covers no bar, and disappears after 2 seconds @both',
  ],
  [
    9,
    'Fetch minimum delay 200 ms',
    'shell/e2e/comfort.journey.ts',
    'the progress bar appears after 200 ms',
  ],
  [
    9,
    'Prefetch idle timeout 2000 ms',
    'shell/src/prefetch/startPrefetch.test.tsx',
    'fetches what links in view lead to within 2000 ms of a page, and runs no loader',
  ],
  [
    9,
    'i18n_redirected 365 days',
    'shell/e2e/marketSettings.journey.ts',
    'changes its language in place and keeps it for a year',
  ],
  [
    9,
    'Languages English, Bangla, French',
    'shared-contracts/src/contracts/i18n/locale.test.ts',
    'chooses for the accepted languages %j: %s',
  ],
  [
    9,
    'a customer whose phone is verified is asked for no code',
    loginCode,
    'redirects a customer whose phone is verified',
  ],
];
