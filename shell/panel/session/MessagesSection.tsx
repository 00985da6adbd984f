import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { useState } from 'react';
import { Form, Input, Row, Select } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { PaymentList } from './PaymentList';
import { advanceOrder, readMessages } from './sessionRequests';
import { useList } from './useList';

const STEPS = { confirmed: 'confirmed', shipped: 'shipped', delivered: 'delivered' };

/**
 * Messages that the shop has sent in this test session, and forms that advance orders and payments.
 */
export function MessagesSection() {
  return (
    <>
      <Messages />
      <AdvanceForm />
      <PaymentList />
    </>
  );
}

function Messages() {
  const { items: messages, problem, refresh } = useList(readMessages);
  return (
    <>
      <Row>
        <Button onClick={refresh}>Read messages again</Button>
      </Row>
      <Outcome problem={problem} />
      {messages?.length === 0 && <p>This session has been sent no codes and no messages.</p>}
      <List aria-label="Messages">
        {messages?.map(({ to, channel, subject, text, sentAt }) => (
          <li key={`${sentAt} ${to} ${text}`}>
            <Head>{`${channel} to ${to}, ${new Date(sentAt).toLocaleTimeString()}`}</Head>
            {subject && <p>{subject}</p>}
            <Text>{text}</Text>
          </li>
        ))}
      </List>
    </>
  );
}

function AdvanceForm() {
  const [orderNumber, setOrderNumber] = useState('');
  const [step, setStep] = useState('confirmed');
  const { run, ...outcome } = useAction();
  const handleSubmit = () => run(async () => (await advanceOrder(Number(orderNumber), step)).said);
  return (
    <Form label="Order" onSubmit={handleSubmit}>
      <Row>
        <Input
          label="Order number"
          inputMode="numeric"
          required
          value={orderNumber}
          onChange={({ target }) => setOrderNumber(target.value)}
        />
        <Select
          label="Moves on to"
          options={STEPS}
          value={step}
          onChange={({ target }) => setStep(target.value)}
        />
      </Row>
      <Button type="submit" isLoading={outcome.isBusy ?? false}>
        Move order on
      </Button>
      <p>Cash is paid at delivery.</p>
      <Outcome {...outcome} />
    </Form>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

const Head = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const Text = styled.p`
  white-space: pre-wrap;
`;
