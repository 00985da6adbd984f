import styled from '@marketplace/contracts/styled';
import { useDeferredValue, useMemo, useState } from 'react';
import type { SessionTopic } from '../../gateway/qa/sessionReleases';
import { Input } from '../controls/fields';
import { checkPayload } from './checkPayload';
import type { PageEvent } from './pageBus';
import { useTrail } from './useTrail';

interface EventListProps {
  topics: Readonly<Record<string, SessionTopic>>;
}

/** The events of the page, newest first, with their owners. Faulty payloads are marked. */
export function EventList({ topics }: EventListProps) {
  const [filter, setFilter] = useState('');
  const events = useDeferredValue(useTrail());
  const shown = events.filter(({ topic }) => topic.includes(filter)).reverse();
  return (
    <>
      <Input
        label="Topics that contain"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {shown.length === 0 && <p>No such event has been published on this page.</p>}
      <List aria-label="Events" tabIndex={0}>
        {shown.map((event) => (
          <Published key={`${event.at} ${event.topic}`} event={event} topic={topics[event.topic]} />
        ))}
      </List>
    </>
  );
}

interface PublishedProps {
  event: PageEvent;
  topic: SessionTopic | undefined;
}

function Published({ event: { topic: name, payload, at }, topic }: PublishedProps) {
  const text = useMemo(() => JSON.stringify(payload, null, 2), [payload]);
  const fault = useMemo(
    () => (topic ? checkPayload(topic.payload, JSON.parse(text)) : 'No release states this topic'),
    [topic, text],
  );
  return (
    <li>
      <details>
        <summary>
          <b>{name}</b> <span>{topic?.owners.join(', ')}</span>{' '}
          <Soft>{`${(at / 1000).toFixed(1)} s`}</Soft>
          {fault ? <Bad>differs from its schema</Bad> : <Good>valid</Good>}
        </summary>
        {fault && <Bad as="p">{fault}</Bad>}
        <Payload>{text}</Payload>
      </details>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  max-height: 320px;
  padding: 0;
  overflow: auto;
  list-style: none;

  summary {
    min-height: var(--target);
    align-content: center;
    cursor: pointer;
  }
`;

const Soft = styled.span`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const Good = styled.span`
  margin-inline-start: var(--space-2);
  color: var(--color-good);
`;

const Bad = styled.span`
  margin-inline-start: var(--space-2);
  color: var(--color-bad);
`;

const Payload = styled.pre`
  white-space: pre-wrap;
  font-size: var(--text-s);
`;
