/** A message as one package's catalogue has it. */
export interface Translation {
  file: string;
  id: string;
  text: string;
}

/** Messages that two packages translate differently, each reported once with all its versions. */
export function findDisagreements(translations: readonly Translation[]): string[] {
  const byId = new Map<string, Translation[]>();
  for (const translation of translations) {
    byId.set(translation.id, [...(byId.get(translation.id) ?? []), translation]);
  }
  return [...byId]
    .filter(([, versions]) => new Set(versions.map(({ text }) => text)).size > 1)
    .map(([id, versions]) => {
      const found = versions.map(({ file, text }) => `${file} says "${text}"`);
      return `"${id}": ${found.join(', ')}`;
    });
}
