import { type Migration, sql } from 'kysely';
import * as accountTables from './migrations/accountTables';
import * as blogTags from './migrations/blogTags';
import * as cartItemPlaces from './migrations/cartItemPlaces';
import * as cartItemsWhenAdded from './migrations/cartItemsWhenAdded';
import * as cartOwners from './migrations/cartOwners';
import * as catalogueListings from './migrations/catalogueListings';
import * as catalogueScale from './migrations/catalogueScale';
import * as catalogueTables from './migrations/catalogueTables';
import * as closedShops from './migrations/closedShops';
import * as codesByNetwork from './migrations/codesByNetwork';
import * as communityTables from './migrations/communityTables';
import * as complaintMessages from './migrations/complaintMessages';
import * as complaintOutcomes from './migrations/complaintOutcomes';
import * as complaintQuantities from './migrations/complaintQuantities';
import * as contentTables from './migrations/contentTables';
import * as credentialChanges from './migrations/credentialChanges';
import * as customerTables from './migrations/customerTables';
import * as dataLinks from './migrations/dataLinks';
import * as declinedMessages from './migrations/declinedMessages';
import * as defaultAddresses from './migrations/defaultAddresses';
import * as deliveryPhones from './migrations/deliveryPhones';
import * as deliveryPromises from './migrations/deliveryPromises';
import * as districtCharges from './migrations/districtCharges';
import * as exactNames from './migrations/exactNames';
import * as goneLines from './migrations/goneLines';
import * as guestComplaints from './migrations/guestComplaints';
import * as guestOrders from './migrations/guestOrders';
import * as guestTokenKeys from './migrations/guestTokenKeys';
import * as handOverCodes from './migrations/handOverCodes';
import * as informationPages from './migrations/informationPages';
import * as jobRuns from './migrations/jobRuns';
import * as lateMarks from './migrations/lateMarks';
import * as leadTimes from './migrations/leadTimes';
import * as measurements from './migrations/measurements';
import * as measures from './migrations/measures';
import * as messageLanguage from './migrations/messageLanguage';
import * as namesByLanguage from './migrations/namesByLanguage';
import * as orderCodes from './migrations/orderCodes';
import * as orderMessages from './migrations/orderMessages';
import * as orderNumbers from './migrations/orderNumbers';
import * as orderSessions from './migrations/orderSessions';
import * as orderTables from './migrations/orderTables';
import * as otherSellers from './migrations/otherSellers';
import * as outboxSessions from './migrations/outboxSessions';
import * as ownTries from './migrations/ownTries';
import * as passkeys from './migrations/passkeys';
import * as paymentConfirmation from './migrations/paymentConfirmation';
import * as paymentTables from './migrations/paymentTables';
import * as phoneChanges from './migrations/phoneChanges';
import * as phoneSpellings from './migrations/phoneSpellings';
import * as productPage from './migrations/productPage';
import * as promoCodes from './migrations/promoCodes';
import * as refundAccounts from './migrations/refundAccounts';
import * as refundClaims from './migrations/refundClaims';
import * as refundFailedMessages from './migrations/refundFailedMessages';
import * as refundParts from './migrations/refundParts';
import * as refundTexts from './migrations/refundTexts';
import * as reviewAnswers from './migrations/reviewAnswers';
import * as reviewFigures from './migrations/reviewFigures';
import * as sandboxSessions from './migrations/sandboxSessions';
import * as searchForms from './migrations/searchForms';
import * as searchWords from './migrations/searchWords';
import * as sellers from './migrations/sellers';
import * as sessionFacts from './migrations/sessionFacts';
import * as sessionsThatNeedPassword from './migrations/sessionsThatNeedPassword';
import * as shopDelivery from './migrations/shopDelivery';
import * as signUpDevices from './migrations/signUpDevices';
import * as signUps from './migrations/signUps';
import * as slideMonths from './migrations/slideMonths';
import * as stockAlerts from './migrations/stockAlerts';
import * as translations from './migrations/translations';
import * as tries from './migrations/tries';
import * as unpaidHolds from './migrations/unpaidHolds';
import * as wishlistPrices from './migrations/wishlistPrices';
import * as writeKeys from './migrations/writeKeys';
import { OlderProcesses, refuseOlderProcesses } from './OlderProcesses';
import { guardContracts, isContract, type Migrations, runMigrations } from './runMigrations';
import type { Database } from './schema';

/**
 * Migrations, sorted by name. Never edit a released migration: add a new one that corrects it. The
 * version before must keep working after a migration. A migration that it cannot work with, such as
 * one that drops a column, is a contract step: its name ends with `-contract`, and the code of its
 * own version must work before and after it.
 */
const migrations = {
  '001-catalogue': catalogueTables,
  '002-customers': customerTables,
  '003-orders': orderTables,
  '004-content': contentTables,
  '005-tries': tries,
  '006-accounts': accountTables,
  '007-payments': paymentTables,
  '008-community': communityTables,
  '009-catalogue-scale': catalogueScale,
  '010-catalogue-listings': catalogueListings,
  '011-review-figures': reviewFigures,
  '012-sign-ups': signUps,
  '013-information-pages': informationPages,
  '014-blog-tags': blogTags,
  '015-measurements': measurements,
  '016-cart-item-places': cartItemPlaces,
  '017-cart-items-when-added': cartItemsWhenAdded,
  '018-shop-delivery': shopDelivery,
  '019-payment-confirmation': paymentConfirmation,
  '020-wishlist-prices': wishlistPrices,
  '021-stock-alerts': stockAlerts,
  '022-guest-orders': guestOrders,
  '023-promo-codes': promoCodes,
  '024-delivery-promises': deliveryPromises,
  '025-late-marks': lateMarks,
  '026-cart-owners': cartOwners,
  '027-district-charges': districtCharges,
  '028-refund-texts': refundTexts,
  '029-guest-token-keys': guestTokenKeys,
  '030-credential-changes': credentialChanges,
  '031-write-keys': writeKeys,
  '032-search-forms': searchForms,
  '033-delivery-phones': deliveryPhones,
  '034-closed-shops': closedShops,
  '035-gone-lines': goneLines,
  '036-own-tries': ownTries,
  '037-order-numbers': orderNumbers,
  '038-session-facts': sessionFacts,
  '039-codes-by-network': codesByNetwork,
  '040-measures': measures,
  '041-translations': translations,
  '042-search-words': searchWords,
  '044-product-page': productPage,
  '045-slide-months': slideMonths,
  '046-review-answers': reviewAnswers,
  '049-other-sellers': otherSellers,
  '050-unpaid-holds': unpaidHolds,
  '051-sign-up-devices': signUpDevices,
  '052-phone-spellings': phoneSpellings,
  '053-lead-times': leadTimes,
  '054-order-messages': orderMessages,
  '055-sellers': sellers,
  '057-names-by-language': namesByLanguage,
  '059-exact-names': exactNames,
  '060-declined-messages': declinedMessages,
  '061-outbox-sessions': outboxSessions,
  '062-sandbox-sessions': sandboxSessions,
  '063-order-sessions': orderSessions,
  '064-data-links': dataLinks,
  '065-phone-changes': phoneChanges,
  '066-refund-parts': refundParts,
  '067-refund-claims': refundClaims,
  '070-complaint-quantities': complaintQuantities,
  '071-complaint-messages': complaintMessages,
  '072-complaint-outcomes': complaintOutcomes,
  '073-hand-over-codes': handOverCodes,
  '074-refund-accounts': refundAccounts,
  '077-order-codes': orderCodes,
  '078-message-language': messageLanguage,
  '079-default-addresses': defaultAddresses,
  '080-refund-failed-messages': refundFailedMessages,
  '081-guest-complaints': guestComplaints,
  '083-passkeys': passkeys,
  '085-job-runs': jobRuns,
  '086-sessions-that-need-password': sessionsThatNeedPassword,
};

/** Stands for a migration of a newer version, which has already run. */
const RUN_ELSEWHERE: Migration = { up: async () => undefined };

/** Difference between a database's schema and the schema that this version needs. */
interface SchemaState {
  /** Migrations that have not run; this version needs them, except contract steps. */
  pending: string[];
  /** Migrations of a newer version that have run. */
  newer: string[];
}

export interface MigrationRun extends Pick<SchemaState, 'newer'> {
  /** Migrations that this call has run. */
  run: string[];
  /** One sentence that says why contract steps have not run; undefined if they have. */
  refused?: string;
}

/**
 * Runs all migrations that have not run yet. If one fails, undoes them all. Several processes may
 * call this simultaneously. Accepts a schema that a newer version has migrated, so that the version
 * before can be started again. Runs contract steps after all others, and only if no process runs
 * whose code does not know them.
 * @param later migrations to run in addition to those above
 * @param until last migration to run. By default, all are run
 * @throws Error if other connections hold the locks of its tables for too long
 */
export async function migrate(
  db: Database,
  later: Migrations = {},
  until?: string,
): Promise<MigrationRun> {
  const known: Migrations = { ...migrations, ...later };
  const { newer, pending } = await readSchema(db, later);
  const contracts = pending.filter(isContract);
  const placeholders = Object.fromEntries(newer.map((name) => [name, RUN_ELSEWHERE]));
  const runAll = (all: Migrations) => runMigrations(db, { ...all, ...placeholders }, until);
  const run = await runAll(without(known, contracts));
  if (contracts.length === 0) return { run, newer };
  try {
    run.push(...(await runAll(guardContracts(known))));
  } catch (error) {
    if (!(error instanceof OlderProcesses)) throw error;
    return { run, newer, refused: error.message };
  }
  return { run, newer };
}

const without = (known: Migrations, names: readonly string[]): Migrations =>
  Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name)));

/** Compares the schema of a database with the migrations of this version. */
export async function readSchema(db: Database, later: Migrations = {}): Promise<SchemaState> {
  const known = knownMigrations(later);
  const migrated = await readMigrated(db);
  return {
    pending: known.filter((name) => !migrated.includes(name)),
    newer: migrated.filter((name) => !known.includes(name)),
  };
}

/** Most missing migrations that an error names. */
const NAMED = 3;

/**
 * Checks that this version can work with the schema of a database.
 * @returns migrations of a newer version that have run
 * @throws Error with one sentence that says what to do
 */
export async function checkSchema(db: Database, later: Migrations = {}): Promise<string[]> {
  const { pending, newer } = await readSchema(db, later);
  const needed = pending.filter((name) => !isContract(name));
  if (needed.length > 0) {
    const more = needed.length > NAMED ? ` and ${needed.length - NAMED} more` : '';
    throw new Error(
      `its schema lacks ${needed.slice(0, NAMED).join(', ')}${more}: run "npm run api -- migrate" first`,
    );
  }
  const breaking = newer.filter(isContract);
  if (breaking.length === 0) return newer;
  throw new Error(
    `a newer version has run ${breaking.join(', ')}, which this version cannot work with: start the newer version`,
  );
}

/**
 * Returns one sentence if a contract step would wait now, because processes run whose code does not
 * know it.
 */
export async function findRefusal(
  db: Database,
  { pending }: Pick<SchemaState, 'pending'>,
): Promise<string | undefined> {
  // Without its table, nobody is registered.
  if (pending.includes('085-job-runs')) return undefined;
  for (const name of pending.filter(isContract)) {
    try {
      await refuseOlderProcesses(db, name);
    } catch (error) {
      if (error instanceof OlderProcesses) return error.message;
      throw error;
    }
  }
  return undefined;
}

/** Names of the migrations that this version knows. */
export const knownMigrations = (later: Migrations = {}) => Object.keys({ ...migrations, ...later });

/** Reads the names of the migrations that have run. */
async function readMigrated(db: Database): Promise<string[]> {
  const table = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!table.rows[0]?.name) return [];
  const names = sql<{ name: string }>`select name from kysely_migration order by name`;
  const { rows } = await names.execute(db);
  return rows.map(({ name }) => name);
}
