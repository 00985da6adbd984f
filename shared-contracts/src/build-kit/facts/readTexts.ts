import { SourceMap, type SourceMapPayload } from 'node:module';
import { type Options, transformSync } from '@swc/core';

/**
 * Matches the id of a message in the output of Lingui's compiler: for `t`, `msg` and `Plural`, and
 * for `Trans`.
 */
const MESSAGE_ID = /(?:\/\*i18n\*\/\s*\{|\(Trans_, \{)\s*id: "((?:[^"\\]|\\.)+)"/g;

const TEXT = /\bmessage: "((?:[^"\\]|\\.)*)"/;

/** Finds the ids of the messages in compiled code. */
export function messageIds(compiled: string): string[] {
  return [...compiled.matchAll(MESSAGE_ID)].map(([, id = '']) => stringOf(`"${id}"`));
}

/** Finds the ids of the messages in a compiled catalogue. */
export function catalogueIds(compiled: string): string[] {
  const [, text] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(compiled) ?? [];
  return text === undefined ? [] : Object.keys(JSON.parse(stringOf(text)));
}

/**
 * Returns the value of a string literal in compiled code. Rewrites `\xA0`, which stands for a
 * non-breaking space, as `\u00A0`, because JSON has no `\x`.
 */
const stringOf = (literal: string): string =>
  JSON.parse(
    literal.replace(/\\(x([\da-f]{2})|.)/gi, (written, _, code) =>
      code ? `\\u00${code}` : written,
    ),
  );

interface FoundMessage {
  id: string;
  /** English text, or the id if the source does not contain the text. */
  text: string;
  /** Line number, starting at 1. */
  line: number;
}

/**
 * Finds the messages of a source, with texts and line numbers. This takes long, so use it only for
 * files with missing texts.
 */
export function locateMessages(
  source: string,
  filename: string,
  compiler: Options,
): FoundMessage[] {
  const { code, map = '{}' } = transformSync(source, {
    ...compiler,
    filename,
    // In production, Lingui's plugin would remove the texts.
    envName: 'development',
    sourceMaps: true,
  });
  const payload: SourceMapPayload = JSON.parse(map);
  const positions = new SourceMap(payload);
  const found = [...code.matchAll(MESSAGE_ID)];
  return found.map(({ index, 0: whole, 1: id = '' }, place) => {
    const end = index + whole.length;
    const before = code.slice(0, end).split('\n');
    const entry = positions.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    const unescaped: string = JSON.parse(`"${id}"`);
    // A message's values may come between its id and its text.
    const [, text] = TEXT.exec(code.slice(end, found[place + 1]?.index)) ?? [];
    return {
      id: unescaped,
      text: text === undefined ? unescaped : JSON.parse(`"${text}"`),
      line: 'originalLine' in entry ? entry.originalLine + 1 : 1,
    };
  });
}

interface Untranslated {
  /** English text. */
  text: string;
  /** Line number, starting at 1. */
  line: number;
}

/**
 * Lists the messages of a `.po` file that have no translation. Do not use it for the source
 * language, whose messages need no translation.
 */
export function untranslatedMessages(po: string): Untranslated[] {
  const lines = po.split('\n');
  return lines.flatMap((line, index): Untranslated[] => {
    const isEmpty = line === 'msgstr ""' && !lines[index + 1]?.startsWith('"');
    if (!isEmpty) return [];
    const start = lines.slice(0, index).findLastIndex((each) => each.startsWith('msgid '));
    const quoted = lines.slice(start, index).join('').replaceAll('msgid ', '').replaceAll('""', '');
    // The header has an empty id and is not a message.
    return quoted === '' ? [] : [{ text: quoted.slice(1, -1), line: index + 1 }];
  });
}
