import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Section } from './controls/Section';
import { Outcome, useAction } from './controls/useAction';
import { EventsSection } from './events/EventsSection';
import { FailuresSection } from './failures/FailuresSection';
import { reloadPage, shopPage } from './loader/PanelHost';
import { ReleasesForm } from './releases/ReleasesForm';
import { CodeForm } from './session/CodeForm';
import { MessagesSection } from './session/MessagesSection';
import { SessionSection } from './session/SessionSection';
import { createSession } from './session/sessionRequests';
import { useSession } from './session/useSession';
import { FaultsForm } from './settings/FaultsForm';
import { VisitForm } from './settings/VisitForm';

/** The panel of a test session: what the session runs, and everything that a tester can change. */
export function Panel() {
  const { session, problem } = useSession();
  return (
    <Main>
      <Top>
        <Title>Test session</Title>
        {shopPage() ? (
          <Button onClick={reloadPage}>Reload page</Button>
        ) : (
          <a href="/">Open the shop</a>
        )}
      </Top>
      {problem && <NoSession problem={problem} />}
      {session?.problem && <Outcome problem={session.problem} />}
      {session && (
        <Sections>
          <Section title="Releases">
            <ReleasesForm session={session} />
          </Section>
          <Section title="Customer, language, time">
            <VisitForm settings={session.settings} />
          </Section>
          <Section title="Faults">
            <FaultsForm session={session} />
          </Section>
          <Section title="Failures of this page">
            <FailuresSection releases={session.releases} />
          </Section>
          <Section title="Events">
            <EventsSection />
          </Section>
          <Section title="Messages and orders">
            <MessagesSection />
          </Section>
          <Section title="This session">
            <SessionSection session={session} />
          </Section>
        </Sections>
      )}
    </Main>
  );
}

function NoSession({ problem }: { problem: string }) {
  const { run, ...outcome } = useAction();
  const handleCreate = () =>
    run(async () => {
      await createSession();
      reloadPage();
    });
  return (
    <>
      <Outcome problem={problem} />
      <Button variant="primary" isLoading={outcome.isBusy} onClick={handleCreate}>
        Make a test session
      </Button>
      <Outcome {...outcome} />
      <CodeForm />
    </>
  );
}

const Main = styled.main`
  display: grid;
  gap: var(--space-3);
  max-width: 720px;
  margin-inline: auto;
  padding: var(--space-3) var(--space-4) var(--space-8);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

const Title = styled.h1`
  font-size: var(--text-l);
`;

const Sections = styled.div`
  display: grid;
  gap: var(--space-2);
`;
