import { deleteExpiredCarts } from '../cart/carts';
import { deleteExpiredDataLinks } from '../customers/dataLinks';
import { deleteExpiredEmailLinks } from '../customers/emailLinks';
import { deleteExpiredDevices } from '../customers/knownDevices';
import { deleteExpiredCodes } from '../customers/oneTimeCodes';
import { deleteExpiredChallenges } from '../customers/passkeyChallenges';
import { deleteOldJobRuns, runTurn } from '../database/jobRuns';
import { markOverdue } from '../delivery-terms/markOverdue';
import { deleteExpiredTokens } from '../http/accessTokens';
import type { ApiMetrics } from '../http/apiMetrics';
import type { ApiContext, Job } from '../http/Handlers';
import { deleteExpiredRateLimitUses } from '../http/rateLimits';
import { deleteExpiredWriteKeys } from '../http/writeOnce';
import { deleteOldMeasurements } from '../measurements/deleteOldMeasurements';
import { deleteExpiredMessageLinks } from '../order-messages/messageLinks';
import { sendOrderMessages } from '../order-messages/sendOrderMessages';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { confirmPayments } from '../payments/confirmPayments';
import { refundDuePayments } from '../payments/refundDuePayments';
import { deleteExpiredHolds } from '../payments/unpaidHolds';
import { deleteOldRecords } from '../personal-data/deleteOldRecords';
import { deleteExpiredMessages } from '../providers/outbox';
import { deleteOldStockAlerts, notifyStockAlerts } from '../stock-alerts/notifyStockAlerts';
import { deleteUnusedUploads } from '../uploads/storedPictures';

const INTERVAL_SECONDS = 30;

const JOBS: Readonly<Record<string, Job>> = {
  deleteExpiredCarts,
  confirmPayments,
  expireUnpaidOrders,
  refundDuePayments,
  markOverdue,
  sendOrderMessages,
  notifyStockAlerts,
  deleteExpiredChallenges,
  deleteExpiredCodes,
  deleteExpiredDataLinks,
  deleteExpiredDevices,
  deleteExpiredEmailLinks,
  deleteExpiredMessageLinks,
  deleteExpiredMessages,
  deleteExpiredTokens,
  deleteExpiredHolds,
  deleteExpiredWriteKeys,
  deleteOldJobRuns,
  deleteOldMeasurements,
  deleteOldRecords,
  deleteOldStockAlerts,
  deleteExpiredRateLimitUses,
  deleteUnusedUploads,
};

/** Reads the milliseconds by which this process's clock is ahead of the database's. */
type ReadSkew = () => Promise<number>;

/** Smallest difference of the clocks at which no job runs, because either clock may be wrong. */
const MOST_SKEW_SECONDS = 60;

/** Beginning of the turn to which a time belongs; the same in all processes. */
const turnOf = (time: Date) =>
  new Date(time.getTime() - (time.getTime() % (INTERVAL_SECONDS * 1000)));

/**
 * Runs the jobs of the present turn that no process has run yet. Logs a job that fails, and
 * continues with the next job. Runs no job if the clocks of this process and the database are a
 * minute or more apart, because a wrong time would make jobs delete and cancel too much.
 */
async function runJobs(
  context: ApiContext,
  readSkew: ReadSkew,
  metrics: ApiMetrics | undefined,
): Promise<void> {
  const aheadSeconds = Math.round((await readSkew()) / 1000);
  if (Math.abs(aheadSeconds) >= MOST_SKEW_SECONDS) {
    context.log.error({ event: 'clock-skew', aheadSeconds }, CLOCKS_DIFFER);
    return;
  }
  const reported = (job: string, run: Job) => async () => {
    const stopTimer = metrics?.jobs.startTimer({ job });
    try {
      await run(context);
      stopTimer?.();
    } catch (err) {
      context.log.error({ err, job }, 'a job failed');
      throw err;
    }
  };
  const jobs = Object.entries(JOBS).map(([job, run]) => [job, reported(job, run)]);
  await runTurn(context.db, turnOf(context.now()), Object.fromEntries(jobs));
}

const CLOCKS_DIFFER =
  'no scheduled job runs: the clock of this machine is a minute or more ahead of the clock of the database, or behind it; set the one that is wrong';

/**
 * Runs all jobs every 30 seconds, once in all processes together. Skips a turn while the previous
 * one is running. Keeps the process running.
 * @returns a function that stops the jobs and waits for the running turn
 */
export function startScheduledJobs(
  context: ApiContext,
  readSkew: ReadSkew,
  metrics?: ApiMetrics,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= runJobs(context, readSkew, metrics)
      .catch((err: unknown) =>
        context.log.error({ err }, 'the scheduled jobs of a turn did not run'),
      )
      .finally(() => {
        running = undefined;
      });
  }, INTERVAL_SECONDS * 1000);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
