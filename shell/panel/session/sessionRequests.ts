import type { SessionSettings } from '@marketplace/contracts/testSession';
import type { SessionDescription } from '../../gateway/qa/serveTestSessions';
import type { SessionTopic } from '../../gateway/qa/sessionReleases';

/** A test session, as the gateway describes it. */
export type Session = SessionDescription;

/** Settings to replace. `null` removes a setting. */
export type SettingsChange = {
  [Name in keyof SessionSettings]?: Name extends 'clock'
    ? { at: string; isFrozen: boolean } | null
    : SessionSettings[Name] | null;
};

/** A message that was sent in the test session. */
export interface SentMessage {
  to: string;
  channel: string;
  subject: string | null;
  text: string;
  /** Time as ISO 8601. */
  sentAt: string;
}

/** A test payment of the test session. */
export interface SessionPayment {
  uuid: string;
  orderNumber: number;
  method: string;
  status: string;
  /** In taka. */
  amount: number;
  /** States that the payment can get next. */
  choices: string[];
}

const NO_ANSWER = 'The gateway does not answer: check that it runs, and try again.';

/** @throws Error with the gateway's message if the gateway refuses the request */
async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const reply = await fetch(path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => {
    throw new Error(NO_ANSWER);
  });
  const content = reply.status === 204 ? undefined : await reply.json().catch(() => undefined);
  if (reply.ok) return content;
  throw new Error(content?.message ?? `The gateway answered with the status ${reply.status}.`);
}

export const readSession = () => ask<Session>('GET', '/qa/session');
export const createSession = () => ask<Session>('POST', '/qa/sessions', {});
export const changeSettings = (change: SettingsChange) =>
  ask<Session>('PATCH', '/qa/session', change);
export const endSession = () => ask<void>('DELETE', '/qa/session');
export const readTopics = () => ask<Record<string, SessionTopic>>('GET', '/qa/topics');
export const readMessages = () => ask<{ items: SentMessage[] }>('GET', '/qa/messages');
export const advanceOrder = (orderNumber: number, to: string) =>
  ask<{ said: string }>('POST', '/qa/advance', { orderNumber, to });
export const readPayments = () => ask<{ items: SessionPayment[] }>('GET', '/qa/payments');
export const settlePayment = (payment: string, to: string) =>
  ask<{ said: string }>('POST', '/qa/payments', { payment, to });
