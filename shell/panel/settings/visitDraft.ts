import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { SessionSettings, Theme, TokenState } from '@marketplace/contracts/testSession';
import type { SettingsChange } from '../session/sessionRequests';

/** Fields of the form for customer, language, theme, time and seed. An empty text sets nothing. */
export interface VisitDraft {
  /** Empty if the session does not choose the customer. */
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
export function changedSettings(before: SessionSettings, draft: VisitDraft): SettingsChange {
  const old = settingsOf(draftOf(before));
  const entries = Object.entries(settingsOf(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(old, name)),
  );
  return Object.fromEntries(entries);
}

function settingsOf(draft: VisitDraft): SettingsChange {
  const { who, phone, token, language, theme, at, isFrozen, seed } = draft;
  return {
    who: who === 'customer' ? { phone, token } : who || null,
    language: language || null,
    theme: theme || null,
    clock: at ? { at: new Date(at).toISOString(), isFrozen } : null,
    seed: seed === '' ? null : Number(seed),
  };
}

/** Formats a time for a `datetime-local` input, in the time zone of the browser. */
export function localTime(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
