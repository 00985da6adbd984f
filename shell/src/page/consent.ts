import {
  readConsentCookie,
  readPurposes,
  writeConsentCookie,
} from '@marketplace/contracts/cookies';
import type { EventMap } from '@marketplace/contracts/events';
import { bus } from '../../contracts';

/**
 * Purposes to which a visitor has agreed. What the shop needs in order to work requires no consent.
 */
export type Consent = EventMap['consent:changed'];
export type Purpose = keyof Consent;

const PURPOSES: readonly Purpose[] = ['statistics', 'chat'];

/**
 * Reads the visitor's answer, which is stored for 12 months.
 * @returns `undefined` if the visitor has not answered
 */
export function readConsent(): Consent | undefined {
  const answer = readConsentCookie();
  if (answer === undefined) return undefined;
  const given = readPurposes(answer);
  return { statistics: given.includes('statistics'), chat: given.includes('chat') };
}

/** Stores the visitor's answer and publishes it. */
export function saveConsent(consent: Consent): void {
  writeConsentCookie(PURPOSES.filter((purpose) => consent[purpose]).join('.') || 'none');
  bus.publish('consent:changed', consent);
}
