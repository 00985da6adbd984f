import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { type ChangeEvent, useState } from 'react';
import { Form, Input, Row, Select } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { reloadPage } from '../loader/PanelHost';
import { changeSettings, type Session } from '../session/sessionRequests';
import { describeFault, type Fault, type FaultDraft, FIRST_FAULT, faultOf } from './faultDraft';

const HITS = { call: 'a call to the API', remote: 'the code of a remote' };
const REPLIES = {
  status: 'an error',
  broken: 'half a reply',
  offline: 'no reply',
  '': 'the usual reply',
};
const PLACES = { '': 'everywhere', server: 'on the server', browser: 'in the browser' };
const FAILURES = { missing: 'is missing', throws: 'throws', '': 'loads' };
const CALLS = Object.keys(apiCalls).sort();

/** Lists the faults of the test session, and can remove faults and add others. */
export function FaultsForm({ session }: { session: Session }) {
  const { faults = [] } = session.settings;
  const { run, ...outcome } = useAction();
  const replaceFaults = (next: Fault[]) =>
    run(async () => {
      await changeSettings({ faults: next });
      reloadPage();
    });
  return (
    <>
      {faults.length === 0 && <p>This session has no faults.</p>}
      <List>
        {faults.map((fault) => {
          const text = describeFault(fault);
          return (
            <li key={text}>
              <span>{text}</span>
              <Button
                aria-label={`Remove ${text}`}
                onClick={() => replaceFaults(faults.filter((other) => other !== fault))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </List>
      <NewFault
        remotes={Object.keys(session.releases).filter((part) => part !== 'shell')}
        isBusy={outcome.isBusy ?? false}
        onAdd={(fault) => replaceFaults([...faults, fault])}
      />
      <Outcome {...outcome} />
    </>
  );
}

interface NewFaultProps {
  remotes: string[];
  isBusy: boolean;
  onAdd: (fault: Fault) => Promise<void>;
}

function NewFault({ remotes, isBusy, onAdd }: NewFaultProps) {
  const [draft, setDraft] = useState<FaultDraft>({ ...FIRST_FAULT, remote: remotes[0] ?? '' });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setDraft((before) => ({ ...before, [target.name]: target.value }));
  const field = (name: keyof FaultDraft) => ({
    name,
    value: draft[name],
    onChange: handleChange,
  });
  const number = { inputMode: 'numeric', pattern: '[0-9]*' } as const;
  const named = Object.fromEntries(remotes.map((remote) => [remote, remote]));
  return (
    <Form label="New fault" onSubmit={() => void onAdd(faultOf(draft))}>
      <Select label="A fault of" options={HITS} {...field('hits')} />
      {draft.hits === 'call' ? (
        <>
          <Input label="Call" required suggestions={CALLS} {...field('call')} />
          <Select label="The call gets" options={REPLIES} {...field('reply')} />
          {draft.reply === 'status' && (
            <Row>
              <Input label="Status" required {...number} {...field('status')} />
              <Input label="Code (optional)" {...field('code')} />
            </Row>
          )}
          <Row>
            <Input label="Delay in ms (optional)" {...number} {...field('delayMs')} />
            <Input label="Calls (all)" {...number} {...field('times')} />
          </Row>
        </>
      ) : (
        <>
          <Select label="Remote" options={named} {...field('remote')} />
          <Row>
            <Select label="Where" options={PLACES} {...field('on')} />
            <Select label="Its code" options={FAILURES} {...field('fails')} />
          </Row>
          <Input label="Delay in ms (optional)" {...number} {...field('delayMs')} />
        </>
      )}
      <Button type="submit" isLoading={isBusy}>
        Add fault and reload
      </Button>
    </Form>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
`;
