import { useEffect, useState } from 'react';
import type { SessionTopic } from '../../gateway/qa/sessionReleases';
import { messageOf, Outcome } from '../controls/useAction';
import { shopPage } from '../loader/PanelHost';
import { readTopics } from '../session/sessionRequests';
import { EventList } from './EventList';
import { Recorder } from './Recorder';
import { SendForm } from './SendForm';

/** The events of the page: a list of published events, a form to send one, and a recorder. */
export function EventsSection() {
  const [topics, setTopics] = useState<Record<string, SessionTopic>>({});
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    readTopics().then(setTopics, (error) => setProblem(messageOf(error)));
  }, []);
  const page = shopPage();
  if (!page) return <p>Open the panel on a page of the shop to see its events.</p>;
  return (
    <>
      <Outcome problem={problem} />
      <EventList topics={topics} />
      {Object.keys(topics).length > 0 && <SendForm page={page} topics={topics} />}
      <Recorder page={page} />
    </>
  );
}
