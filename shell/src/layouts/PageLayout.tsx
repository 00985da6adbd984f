import { Outlet } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { ScrollRestoration, useMatches } from 'react-router-dom';
import { LoginGate } from '../auth/LoginGate';
import { lateComponent } from '../composition/lateComponent';
import { Header } from '../header/Header';
import { addLateMessages } from '../late-texts/addLateMessages';
import { LateNotices } from '../notices/LateNotices';
import { SessionKeeper } from '../session/SessionKeeper';
import { layoutOf, topOf } from './lateLayouts';
import { NavigationProgress } from './NavigationProgress';
import { PageAnnouncer } from './PageAnnouncer';
import { SkipLink } from './SkipLink';

/**
 * What is around every page (specification section 2). Layouts differ in what is above the page;
 * the rest stays in place from one to the next, and with it the session and what is being said.
 */
export function PageLayout() {
  const Top = topOf(layoutOf(useMatches().map(({ handle }) => handle))) ?? Header;
  return (
    <Page>
      <SkipLink />
      <NavigationProgress />
      <Top />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <PageAnnouncer />
      <SessionKeeper />
      <LateNotices />
      <OnDemand />
      <LoginGate />
      {/* Outside framework mode it writes no inline script, so it needs no nonce. */}
      <ScrollRestoration />
    </Page>
  );
}

/** Its links work before its code arrives; no first view waits for it. */
const Footer = lateComponent(
  'footer',
  () => import(/* webpackChunkName: "footer" */ '../footer/Footer').then(({ Footer }) => Footer),
  { addTexts: addLateMessages },
);

/** Shown when asked for; the bus holds what is asked before the code is there. */
const OnDemand = lateComponent(
  'on demand',
  () => import(/* webpackChunkName: "on-demand" */ './OnDemand').then(({ OnDemand }) => OnDemand),
  { isInHtml: false, addTexts: addLateMessages },
);

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  /* Room for the wave of the footer. */
  padding-block-end: var(--space-8);

  &:focus-visible {
    outline: none;
  }
`;
