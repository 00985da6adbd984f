import { Outlet } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { ScrollRestoration } from 'react-router-dom';
import { LoginGate } from '../auth/LoginGate';
import { LateFooter } from '../footer/LateFooter';
import { Header } from '../header/Header';
import { SessionKeeper } from '../session/SessionKeeper';
import { LateToaster } from '../toasts/LateToaster';
import { NavigationProgress } from './NavigationProgress';
import { PageAnnouncer } from './PageAnnouncer';
import { SkipLink } from './SkipLink';

/** What is around every page (specification section 2). */
export function DefaultLayout() {
  return (
    <Page>
      <SkipLink />
      <NavigationProgress />
      <Header />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <LateFooter />
      <PageAnnouncer />
      <SessionKeeper />
      <LateToaster />
      <LoginGate />
      {/* Outside framework mode it writes no inline script, so it needs no nonce. */}
      <ScrollRestoration />
    </Page>
  );
}

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
