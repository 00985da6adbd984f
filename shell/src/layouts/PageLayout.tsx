import { Trans, useLingui } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import styled from '@marketplace/contracts/styled';
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { LoginDialogHost } from '../auth/LoginDialogHost';
import { Header } from '../header/Header';
import { addDeferredMessages } from '../page/messages/shellMessages';
import { withMessages } from '../page/messages/withMessages';
import { useRootData } from '../page/rootData';
import { SessionSync } from '../session/SessionSync';
import { isFormPage } from './formPages';
import { headerOf, layoutOf } from './lazyLayouts';
import { PageAnnouncer } from './PageAnnouncer';
import { PageRegion, type ServedPage } from './PageRegion';

/**
 * The layout of every page (specification section 2). Layouts differ only in the header. When the
 * layout changes, everything else stays mounted, e.g. the session and visible messages.
 */
export function PageLayout({ served }: { served?: ServedPage }) {
  const LayoutHeader = headerOf(layoutOf(useMatches().map(({ handle }) => handle))) ?? Header;
  const { i18n } = useLingui();
  const { menus, notice } = useRootData();
  const { pathname } = useLocation();
  return (
    <Page>
      <SkipLink />
      {/* If a translator or an extension has moved nodes of the header, React throws. The header is
          then rendered again. */}
      <Region failed={<LayoutHeader />}>
        <LayoutHeader />
      </Region>
      {notice && <Region when="load" load={loadFormNotice} props={notice} />}
      <PageRegion served={served} />
      <Region
        when="idle"
        load={loadFooter(i18n)}
        props={{ menus, isSlim: isFormPage(pathname) }}
        isBelowFold
        isCached
      />
      <PageAnnouncer />
      <SessionSync />
      <Region when="load" load={loadNotices} isBrowserOnly />
      <Region when="idle" load={loadOnDemand(i18n)} isBrowserOnly />
      <LoginDialogHost />
      {/* Needs no nonce: it writes an inline script only in React Router's framework mode. */}
      <ScrollRestoration />
    </Page>
  );
}

/** Loads the code of the footer after the first view. The footer's links work without it. */
const loadFooter = withMessages(
  () => import(/* webpackChunkName: "footer" */ '../footer/Footer').then(({ Footer }) => Footer),
  addDeferredMessages,
);

/**
 * Loads dialogs and other things that open on request. The bus holds requests until this code has
 * loaded.
 */
const loadOnDemand = withMessages(
  () => import(/* webpackChunkName: "on-demand" */ './OnDemand').then(({ OnDemand }) => OnDemand),
  addDeferredMessages,
);

/**
 * Loads toasts and the offline bar, whose code must be there before the connection is lost. Their
 * few messages are among the messages of the first view, because otherwise every page would load
 * the deferred messages.
 */
const loadNotices = () =>
  import(/* webpackChunkName: "after-hydration" */ '../notices/Notices').then(
    ({ Notices }) => Notices,
  );

/** Loads the code for the result of a form. Few pages have such a result. */
const loadFormNotice = () =>
  import(/* webpackChunkName: "form-notice" */ '../notices/FormNotice').then(
    ({ FormNotice }) => FormNotice,
  );

/** A link that skips the header. It is the first tab stop. */
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
  inset: calc(var(--space-2) + var(--offline-bar, 0px)) auto auto var(--space-2);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-weight: var(--weight-medium);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
