import type { Locale } from '@marketplace/contracts/i18n/locale';
import type {
  SessionClock,
  SessionSettings,
  Theme,
  TokenState,
} from '@marketplace/contracts/testSession';
import type { SettingsChange } from '../session/sessionRequests';

/** Fields of the form for customer, language, theme, time and seed. An empty text sets nothing. */
export interface VisitDraft {
  /** Empty if the test session does not choose the customer. */
  who: '' | 'visitor' | 'customer';
  phone: string;
  token: TokenState;
  language: '' | Locale;
  theme: '' | Theme;
  /** Value of a `datetime-local` input, in the time zone of the browser. */
  at: string;
  isFrozen: boolean;
  /** A whole number. */
  seed: string;
}

export function draftOf({ who, language, theme, clock, seed }: SessionSettings): VisitDraft {
  const customer = typeof who === 'object' ? who : undefined;
  return {
    who: customer ? 'customer' : who === 'visitor' ? 'visitor' : '',
    phone: customer?.phone ?? '',
    token: customer?.token ?? 'valid',
    language: language ?? '',
    theme: theme ?? '',
    at: clock ? localTime(new Date(clock.at)) : '',
    isFrozen: clock?.isFrozen ?? false,
    seed: seed === undefined ? '' : String(seed),
  };
}

/**
 * Returns the settings that differ from those before. All others are left out, because a clock that
 * is sent again would restart.
 */
export function changedSettings(
  before: SessionSettings,
  draft: VisitDraft,
  now = new Date(),
): SettingsChange {
  const old = draftOf(before);
  const unchanged = settingsOf(old);
  const entries = Object.entries(settingsOf(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(unchanged, name)),
  );
  const isSameClock = draft.at === old.at && draft.isFrozen === old.isFrozen;
  return {
    ...Object.fromEntries(entries),
    ...(!isSameClock && { clock: clockOf(draft, { old, clock: before.clock, now }) }),
  };
}

function settingsOf({ who, phone, token, language, theme, seed }: VisitDraft): SettingsChange {
  return {
    who: who === 'customer' ? { phone, token } : who || null,
    language: language || null,
    theme: theme || null,
    seed: seed === '' ? null : Number(seed),
  };
}

/** @returns `null` if the test session gets the real time */
function clockOf(
  { at, isFrozen }: VisitDraft,
  { old, clock, now }: { old: VisitDraft; clock: SessionClock | undefined; now: Date },
): SettingsChange['clock'] {
  if (at === '' && !isFrozen) return null;
  if (at !== '' && at !== old.at) return { at: new Date(at).toISOString(), isFrozen };
  // A clock that is only stopped or started goes on from the test session's present time.
  return { at: sessionTime(at === '' ? undefined : clock, now), isFrozen };
}

function sessionTime(clock: SessionClock | undefined, now: Date): string {
  if (!clock) return now.toISOString();
  const passed = clock.isFrozen ? 0 : now.getTime() - Date.parse(clock.setAt);
  return new Date(Date.parse(clock.at) + passed).toISOString();
}

/** Formats a time for a `datetime-local` input, in the time zone of the browser. */
export function localTime(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
