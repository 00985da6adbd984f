import { createTrace, currentTrace, readTraceparent, setTraceSource, traceparentOf } from './trace';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([
    ['of this version', `00-${ID}-${SPAN}-01`],
    ['that is not sampled', `00-${ID}-${SPAN}-00`],
    ['of a later version with more in it', `01-${ID}-${SPAN}-01-more`],
  ])('%s is valid', (_what, header) => {
    expect(readTraceparent(header)).toEqual({ traceId: ID, spanId: SPAN });
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one of nothing but zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['one without a step', `00-${ID}-${'0'.repeat(16)}-01`],
    ['one in capitals', `00-${ID.toUpperCase()}-${SPAN}-01`],
    ['one of the version that may not be', `ff-${ID}-${SPAN}-01`],
    ['one with a line of its own', `00-${ID}-${SPAN}-01\n{"event":"forged"}`],
    ['several', ['a', 'b']],
  ])('is not taken from %s', (_what, header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });

  it('that is written from a trace is read as the same trace', () => {
    const trace = createTrace();
    expect(readTraceparent(traceparentOf(trace))).toEqual(trace);
  });
});

describe('a trace', () => {
  it('has steps of its own', () => {
    const first = createTrace();
    const next = createTrace(first.traceId);
    expect(next.traceId).toBe(first.traceId);
    expect(next.spanId).not.toBe(first.spanId);
  });

  it('differs for each page view', () => {
    const ids = Array.from({ length: 1000 }, () => createTrace().traceId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
  });

  it('is that of the current work on a server, if there is one', () => {
    expect(currentTrace()).toBeUndefined();
    const trace = createTrace();
    setTraceSource(() => trace);
    expect(currentTrace()).toBe(trace);
  });
});
