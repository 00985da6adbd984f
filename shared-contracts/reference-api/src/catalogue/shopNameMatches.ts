import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a shop's name has, for each word typed, one that begins so, holds it, or is a slip away.
 * An empty name matches every shop.
 */
export function shopNameMatches(typed: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from string_to_table(ltrim(search_form(${typed})), ' ') as typed (word)
    where word <> '' and not exists (
      select from string_to_table(ltrim(shops.search_text), ' ') as named (word)
      where position(typed.word in named.word) > 0
        or (length(typed.word) > 2 and slips_of(typed.word) && slips_of(named.word)
          and abs(length(typed.word) - length(named.word)) < 2)
        or sound_of(typed.word) = sound_of(named.word)))`;
}
