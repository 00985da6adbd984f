import { endOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

const HOUR_MS = 3_600_000;
/** Days within which a customer can reopen a settled complaint. */
const REOPEN_DAYS = 7;
/** Hours within which a customer can report a delivered parcel as not received. */
const NOT_RECEIVED_HOURS = 48;

/** Returns until when a parcel can be reported as not received. */
export const notReceivedUntil = (handedOverAt: Date): Date =>
  new Date(handedOverAt.getTime() + NOT_RECEIVED_HOURS * HOUR_MS);

const afterTakeUp = (moment: Date, sign: 1 | -1) =>
  new Date(moment.getTime() + sign * LEGAL_TERMS.complaintTakeUpHours * HOUR_MS);

/** Returns the deadline of the first answer to a complaint: the end of a day in Dhaka. */
export const takeUpBy = (createdAt: Date): Date => endOfDay(afterTakeUp(createdAt, 1), 0);

/** Returns the time after which `markOverdue` marks an unanswered complaint as overdue. */
export const takeUpLimit = (createdAt: Date): Date => afterTakeUp(createdAt, 1);

/** An unanswered complaint is overdue if it was created before this time. */
export const takeUpLateSince = (now: Date): Date => afterTakeUp(now, -1);

interface Settled {
  settledAt: Date | null;
  reopenedAt: Date | null;
}

/**
 * Returns until when a complaint can be reopened, at the end of a day in Dhaka, or `null` if it was
 * already reopened or is not settled.
 */
export const reopenableUntil = ({ settledAt, reopenedAt }: Settled): Date | null =>
  settledAt && !reopenedAt ? endOfDay(settledAt, REOPEN_DAYS) : null;
