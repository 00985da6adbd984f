const VOWEL_SIGN = /[\u09be-\u09cc]$/;
const VOWEL = /[\u0985-\u0994]$/;
const LETTER = /[\u0981-\u09e3]$/;

/**
 * The genitive of a name in a Bangla sentence, such as মাছের of মাছ. Translations put the value
 * before a space. Other languages use the name itself.
 */
export function ofName(name: string, locale: string): string {
  if (locale !== 'bn') return name;
  if (VOWEL_SIGN.test(name)) return `${name}র`;
  if (VOWEL.test(name)) return `${name}য়ের`;
  return `${name}${LETTER.test(name) ? 'ের' : '-এর'}`;
}

/** The locative of a name in a Bangla sentence, such as নদীবাজারে of নদীবাজার. */
export function atName(name: string, locale: string): string {
  if (locale !== 'bn') return name;
  if (name.endsWith('া')) return `${name}য়`;
  if (VOWEL_SIGN.test(name) || VOWEL.test(name)) return `${name}তে`;
  return `${name}${LETTER.test(name) ? 'ে' : '-এ'}`;
}
