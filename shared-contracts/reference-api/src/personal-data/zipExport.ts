import type { Locale } from '@marketplace/contracts/i18n/locale';
import { strToU8, zipSync } from 'fflate';
import type { ApiContext } from '../http/Handlers';
import { readOwner } from './ofCustomer';
import { readExport } from './readExport';
import { renderExport } from './renderExport';

/**
 * Packs all personal data of a customer into a zip archive: a page to read, and for programs one
 * JSON file for each kind of data. Contains URLs instead of pictures, so that the archive stays
 * small: 500 orders take less than 1 MB.
 * @returns undefined if there is no such customer
 */
export async function zipExport(
  context: ApiContext,
  { customerUuid, language }: { customerUuid: string; language: Locale },
): Promise<Uint8Array | undefined> {
  const owner = await readOwner(context.db, customerUuid);
  if (!owner) return undefined;
  const kinds = await readExport(context, owner);
  const files = kinds.map(({ kind, rows }): [string, Uint8Array] => [
    `${kind}.json`,
    strToU8(`${JSON.stringify(rows, null, 2)}\n`),
  ]);
  return zipSync(
    { 'index.html': strToU8(renderExport(kinds, language)), ...Object.fromEntries(files) },
    { mtime: context.now() },
  );
}
