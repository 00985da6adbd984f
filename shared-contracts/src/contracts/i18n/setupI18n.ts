import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import { formatCount } from './formatCount';
import { isLocale, type Locale } from './locale';

type CompiledMessage = Exclude<Messages[string], string>;
type Token = CompiledMessage[number];
type Values = Record<string, unknown>;

/**
 * Counts from this number on are left to Lingui, because some of the shop's languages have further
 * plural forms for them.
 */
const MOST = 1_000_000;

interface Setup {
  locale: string;
  messages: Record<string, Messages>;
}

/**
 * Creates an `I18n` of Lingui for one page. The subclass `CountingI18n` formats plural messages
 * itself, because Lingui creates an `Intl` formatter even for "3 items". The first formatter costs
 * a slow phone 100 ms.
 */
export const setupI18n = (setup: Setup): I18n => new CountingI18n(setup);

class CountingI18n extends I18n {
  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Values, options?: MessageOptions): string;
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof id !== 'string') return this._(id.id, id.values, { message: id.message });
    const message = this.messages[id];
    const { locale } = this;
    const isCounted = Array.isArray(message) && message.some(isPlural) && isLocale(locale);
    const text = isCounted ? writeMessage(message, values ?? {}, locale) : undefined;
    return text ?? super._(id, values, options);
  }
}

const isPlural = (token: Token) => Array.isArray(token) && token[1] === 'plural';

/** @returns `undefined` if only Lingui can format the message */
function writeMessage(
  message: CompiledMessage,
  values: Values,
  locale: Locale,
  count = '#',
): string | undefined {
  const written = message.map((token) => {
    if (token === '#') return count;
    return typeof token === 'string' ? token : writeValue(token, values, locale);
  });
  return written.includes(undefined) ? undefined : written.join('');
}

function writeValue(
  [name, type, forms]: Exclude<Token, string>,
  values: Values,
  locale: Locale,
): string | undefined {
  const value = values[name];
  if (type === undefined) return String(value ?? '');
  if (type !== 'plural' || !isCount(value)) return undefined;
  // The cast is safe: a compiled plural has a compiled message for each form, which Lingui's types
  // do not describe.
  const byCount = forms as Record<string, CompiledMessage>;
  const form = byCount[value] ?? byCount[categoryOf(value, locale)] ?? byCount.other;
  return form && writeMessage(form, values, locale, formatCount(value, locale));
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST;

/** The plural category by the Unicode rules. Bangla and French treat 0 like 1. */
const categoryOf = (count: number, locale: Locale) =>
  count === 1 || (count === 0 && locale !== 'en') ? 'one' : 'other';
