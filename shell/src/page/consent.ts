import {
  readConsentCookie,
  readPurposes,
  writeConsentCookie,
} from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';

/** Purposes that a visitor agreed to. What the shop needs to work is no matter of consent. */
export type Consent = EventMap['consent:changed'];
export type Purpose = keyof Consent;

const PURPOSES: readonly Purpose[] = ['statistics', 'chat'];

/** The visitor's answer, kept for 12 months; `undefined` while there is none. */
export function readConsent(): Consent | undefined {
  const answer = readConsentCookie();
  if (answer === undefined) return undefined;
  const given = readPurposes(answer);
  return { statistics: given.includes('statistics'), chat: given.includes('chat') };
}

/** Keeps the answer and tells every part of the page. */
export function saveConsent(consent: Consent): void {
  writeConsentCookie(PURPOSES.filter((purpose) => consent[purpose]).join('.') || 'none');
  bus.publish('consent:changed', consent);
}
