import { bus } from '@marketplace/contracts/events';
import { BACKGROUND_MS } from '../time/timeLimits';
import { busRequest } from './busRequest';

const answers = ['cart:item-added', 'cart:add-failed'] as const;
const failure = (requestId: string) => ({ requestId, message: 'Sold out' });

function start() {
  const publish = jest.fn<void, [string]>();
  const onSettled = jest.fn();
  const stop = busRequest({ publish, answers, onSettled });
  const requestId = publish.mock.calls[0]?.[0] ?? '';
  return { requestId, onSettled, stop };
}

beforeEach(() => jest.useFakeTimers());

describe('busRequest', () => {
  it('settles once with the answer to its own request', () => {
    const { requestId, onSettled } = start();
    bus.publish('cart:add-failed', failure(requestId));
    bus.publish('cart:add-failed', failure(requestId));
    jest.runAllTimers();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('does not settle with the answer to a different request', () => {
    const { requestId, onSettled } = start();
    bus.publish('cart:add-failed', failure(`not ${requestId}`));
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('gives every request its own id', () => {
    expect(start().requestId).not.toBe(start().requestId);
  });

  it('settles with an answer that comes while the request is being published', () => {
    const onSettled = jest.fn();
    const publish = (requestId: string) => bus.publish('cart:add-failed', failure(requestId));
    busRequest({ publish, answers, onSettled });
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('settles at the time limit if there is no answer', () => {
    const { onSettled } = start();
    jest.advanceTimersByTime(BACKGROUND_MS - 1);
    expect(onSettled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('ignores an answer that comes after the caller has ended the wait', () => {
    const { requestId, onSettled, stop } = start();
    stop();
    bus.publish('cart:add-failed', failure(requestId));
    jest.runAllTimers();
    expect(onSettled).not.toHaveBeenCalled();
  });
});
