import { createTrace, currentTrace, readTraceparent, setTraceSource, traceparentOf } from './trace';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a traceparent header', () => {
  it.each([
    ['has the version 00', `00-${ID}-${SPAN}-01`],
    ['is not sampled', `00-${ID}-${SPAN}-00`],
    ['has a later version and more fields', `01-${ID}-${SPAN}-01-more`],
  ])('is valid if it %s', (_what, header) => {
    expect(readTraceparent(header)).toEqual({ traceId: ID, spanId: SPAN });
  });

  it.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['has a trace id of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['has a span id of zeros', `00-${ID}-${'0'.repeat(16)}-01`],
    ['has capital letters', `00-${ID.toUpperCase()}-${SPAN}-01`],
    ['has the forbidden version ff', `ff-${ID}-${SPAN}-01`],
    ['contains a line break', `00-${ID}-${SPAN}-01\n{"event":"forged"}`],
    ['occurs twice', ['a', 'b']],
  ])('is ignored if it %s', (_what, header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });

  it('is read as the trace from which it was made', () => {
    const trace = createTrace();
    expect(readTraceparent(traceparentOf(trace))).toEqual(trace);
  });
});

describe('a trace', () => {
  it('has a new span id for each step', () => {
    const first = createTrace();
    const next = createTrace(first.traceId);
    expect(next.traceId).toBe(first.traceId);
    expect(next.spanId).not.toBe(first.spanId);
  });

  it('has a new trace id of 32 digits if createTrace is called without a trace id', () => {
    const ids = Array.from({ length: 1000 }, () => createTrace().traceId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
  });

  it('comes from the trace source if a server has set one', () => {
    expect(currentTrace()).toBeUndefined();
    const trace = createTrace();
    setTraceSource(() => trace);
    expect(currentTrace()).toBe(trace);
  });
});
