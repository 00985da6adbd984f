import type { ApiFault, RemoteFault } from '@marketplace/contracts/testSession';

export type Fault = ApiFault | RemoteFault;

/** Fields of the form that adds a fault. An empty text means the default. */
export interface FaultDraft {
  hits: 'call' | 'remote';
  /** Id of an API call. */
  call: string;
  reply: '' | 'status' | 'broken' | 'offline';
  status: string;
  code: string;
  times: string;
  remote: string;
  on: '' | 'server' | 'browser';
  fails: '' | 'missing' | 'throws';
  delayMs: string;
}

export const FIRST_FAULT: FaultDraft = {
  hits: 'call',
  call: '',
  reply: 'status',
  status: '503',
  code: '',
  times: '',
  remote: '',
  on: '',
  fails: 'missing',
  delayMs: '',
};

/** Returns the fault that a form describes. The gateway checks it. */
export function faultOf(draft: FaultDraft): Fault {
  const delay = draft.delayMs === '' ? {} : { delayMs: Number(draft.delayMs) };
  if (draft.hits === 'remote') {
    const { remote, on, fails } = draft;
    const fault: RemoteFault = { remote, ...(on && { on }), ...(fails && { fails }), ...delay };
    return fault;
  }
  const times = draft.times === '' ? {} : { times: Number(draft.times) };
  const reply = replyOf(draft);
  const fault: ApiFault = { call: draft.call, ...(reply && { reply }), ...times, ...delay };
  return fault;
}

function replyOf({ reply, status, code }: FaultDraft): ApiFault['reply'] {
  if (reply !== 'status') return reply || undefined;
  return { status: Number(status), ...(code && { code }) };
}

/** Describes a fault in one line. */
export function describeFault(fault: Fault): string {
  const delay = fault.delayMs ? [`after ${fault.delayMs} ms`] : [];
  if ('remote' in fault) {
    const { remote, on } = fault;
    const where = on && (on === 'server' ? ' on the server' : ' in the browser');
    return [`${remote}${where ?? ''}:`, fault.fails ?? 'loads', ...delay].join(' ');
  }
  const { call, reply, times } = fault;
  const said = typeof reply === 'object' ? [reply.status, reply.code] : [reply ?? 'answers'];
  const count = times === undefined ? [] : [times === 1 ? 'once' : `${times} times`];
  return [`${call}:`, ...said, ...delay, ...count].filter((part) => part !== undefined).join(' ');
}
