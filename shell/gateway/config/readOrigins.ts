type Environment = Readonly<Record<string, string | undefined>>;

/** True for an http(s) origin without anything else, e.g. `https://pay.example.com`. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/**
 * Reads a list of origins, separated by commas. A text with more than an origin is refused, because
 * it could add directives to the content security policy.
 * @throws Error that names an invalid entry
 */
export function readOrigins(environment: Environment, name: string): string[] {
  const texts = (environment[name] ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    if (isOrigin(text)) return text;
    throw new Error(
      `${name} holds "${text}"; it must list origins such as https://pay.example.com.`,
    );
  });
}
