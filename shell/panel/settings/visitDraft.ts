import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { SessionSettings, Theme, TokenState } from '@marketplace/contracts/testSession';
import type { SettingsChange } from '../session/sessionRequests';

/** Fields of the form with customer, language, theme, time and seed. An empty text is no setting. */
export interface VisitDraft {
  /** Empty for whoever is logged in. */
  who: '' | 'visitor' | 'customer';
  phone: string;
  token: TokenState;
  language: '' | Locale;
  theme: '' | Theme;
  /** Value of an input for date and time, in the zone of the browser. */
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
 * Returns the settings that differ from those before. The others stay, because a time that is sent
 * again would begin anew.
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

/** Writes a time as an input for date and time reads it, in the zone of the browser. */
export function localTime(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
