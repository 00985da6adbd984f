import { Trans } from '@lingui/react/macro';
import { island } from '@marketplace/contracts/islands';
import styled from '@marketplace/contracts/styled';
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { LoginDialogHost } from '../auth/LoginDialogHost';
import { Header } from '../header/Header';
import { islandWithMessages } from '../page/messages/islandWithMessages';
import { addDeferredMessages } from '../page/messages/shellMessages';
import { useRootData } from '../page/rootData';
import { SessionSync } from '../session/SessionSync';
import { isFormPage } from './formPages';
import { headerOf, layoutOf } from './lazyLayouts';
import { NavigationProgress } from './NavigationProgress';
import { PageAnnouncer } from './PageAnnouncer';
import { PageRegion, type ServedPage } from './PageRegion';

/**
 * The layout of every page (specification section 2). Layouts differ in their header only; the rest
 * stays mounted from one to the next, and with it the session and open messages.
 */
export function PageLayout({ served }: { served?: ServedPage }) {
  const LayoutHeader = headerOf(layoutOf(useMatches().map(({ handle }) => handle))) ?? Header;
  const { menus, notice } = useRootData();
  const { pathname } = useLocation();
  return (
    <Page>
      <SkipLink />
      <NavigationProgress />
      <LayoutHeader />
      {notice && <FormNotice {...notice} />}
      <PageRegion served={served} />
      <Footer menus={menus} isSlim={isFormPage(pathname)} />
      <PageAnnouncer />
      <SessionSync />
      <Notices />
      <OnDemand />
      <LoginDialogHost />
      {/* Outside framework mode it writes no inline script, so it needs no nonce. */}
      <ScrollRestoration />
    </Page>
  );
}

/** Its links work before hydration; its code is loaded after the first view. */
const Footer = islandWithMessages(
  () => import(/* webpackChunkName: "footer" */ '../footer/Footer').then(({ Footer }) => Footer),
  addDeferredMessages,
  { when: 'idle', isBelowFold: true, isCached: true },
);

/** Shown on request; the bus holds requests that come before the code. */
const OnDemand = islandWithMessages(
  () => import(/* webpackChunkName: "on-demand" */ './OnDemand').then(({ OnDemand }) => OnDemand),
  addDeferredMessages,
  { when: 'idle', isServerRendered: false },
);

/**
 * Toasts, and the offline bar, whose code must be there before the network is lost. Their few messages
 * come with those of the first view: every page would load the deferred ones for them.
 */
const Notices = island(
  () =>
    import(/* webpackChunkName: "after-hydration" */ '../notices/Notices').then(
      ({ Notices }) => Notices,
    ),
  { when: 'load', isServerRendered: false },
);

/** Seldom there: its code is loaded with it. */
const FormNotice = island(
  () =>
    import(/* webpackChunkName: "form-notice" */ '../notices/FormNotice').then(
      ({ FormNotice }) => FormNotice,
    ),
  { when: 'load' },
);

/** The first tab stop: skips the header. */
function SkipLink() {
  return (
    <SkipLinkAnchor href="#main">
      <Trans>Skip to the page</Trans>
    </SkipLinkAnchor>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
`;

const SkipLinkAnchor = styled.a`
  position: absolute;
  z-index: var(--z-toast);
  inset: var(--space-2) auto auto var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-weight: var(--weight-medium);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
