import { productPath } from '@marketplace/contracts/routes';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction';
import type { ApiContext, Job } from '../http/Handlers';
import { stockAlertMessage } from './stockAlertMessages';
import { createStopLink } from './stopLinks';

/**
 * Upper limit of messages per round. The dispatcher queues at most 500 messages, and one-time codes
 * need some of that space.
 */
const MAX_AT_ONCE = 100;

interface DueAlert {
  uuid: string;
  contact: string;
  language: string;
  variantUuid: string | null;
  handle: string;
  name: string;
}

/**
 * Sends the messages of alerts whose product or variant can be bought again, oldest alerts first.
 * The specification (section 5, "Purchasable") defines what can be bought.
 */
export const notifyStockAlerts: Job = async (context) => {
  const { rows } = await sql<DueAlert>`
    select alerts.uuid, contact, language, alerts.variant_uuid, products.handle,
      coalesce(products.name_translations ->> alerts.language, products.name)
        || coalesce(' (' || array_to_string(coalesce(nullif(
          array(select jsonb_array_elements_text(option_values_translations -> alerts.language)),
          '{}'), option_values), ', ') || ')', '') as name
    from stock_alerts alerts
      join products on products.uuid = alerts.product_uuid
      join shops on shops.uuid = products.shop_uuid
      left join product_variants variants on variants.uuid = alerts.variant_uuid
    where products.has_variants = (alerts.variant_uuid is not null) and not shops.is_closed
      and coalesce(variants.track_quantity, products.track_quantity)
      and (coalesce(variants.sell_stockout, products.sell_stockout)
        or coalesce(variants.inventory_quantity, products.inventory_quantity) > 0)
    order by alerts.created_at, alerts.uuid
    limit ${MAX_AT_ONCE}`.execute(context.db);
  for (const alert of rows) await tell(context, alert);
};

/**
 * Sends the message of an alert and deletes the alert. If several processes run, only the process
 * that deletes the alert sends.
 */
async function tell({ db, now, messenger, publicUrls }: ApiContext, alert: DueAlert) {
  const { uuid, contact, language, name, handle, variantUuid } = alert;
  const token = await inTransaction(db, async (trx) => {
    const claimed = await trx
      .deleteFrom('stockAlerts')
      .where('uuid', '=', uuid)
      .returning('uuid')
      .executeTakeFirst();
    return claimed && createStopLink(trx, { contact, language }, now());
  });
  if (!token) return;
  const stopUrl = `${publicUrls.api}/stock-alert?token=${token}`;
  const { subject, text } = stockAlertMessage(language, {
    name,
    url: `${publicUrls.shop}${productPath(handle, variantUuid ?? undefined)}`,
    stopUrl,
  });
  const isMail = contact.includes('@');
  const message = isMail ? { subject, text, unsubscribeUrl: stopUrl } : { text };
  messenger.send({ to: contact, channel: isMail ? 'email' : 'sms', ...message });
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Alerts are deleted after this time, because nobody waits that long. */
const WAITING_MS = 180 * DAY_MS;
/**
 * Time for which a stop link is kept after it was sent, as the privacy policy says. Meanwhile, a
 * link that was used prevents new alerts to its recipient.
 */
export const LINK_MS = 90 * DAY_MS;

/** Deletes old alerts, and old links together with the contacts stored with them. */
export const deleteOldStockAlerts: Job = async ({ db, now }) => {
  const present = now().getTime();
  await db
    .deleteFrom('stockAlerts')
    .where('createdAt', '<', new Date(present - WAITING_MS))
    .execute();
  await db
    .deleteFrom('stockAlertLinks')
    .where('sentAt', '<', new Date(present - LINK_MS))
    .execute();
};
