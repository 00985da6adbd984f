import { createBus, type EventMap } from './bus';

const signedIn: EventMap['session:changed'] = {
  isLogin: true,
  user: { uuid: '0f0c1d1e-0000-4000-8000-000000000001', fullName: 'Rahima Khatun' },
};
const signedOut: EventMap['session:changed'] = { isLogin: false, user: null };
const toast: EventMap['toast:requested'] = { kind: 'info', message: 'Saved' };
const quickView = (handle: string): EventMap['quick-view:requested'] => ({ handle });

const boom = () => {
  throw new Error('boom');
};

describe('handlers', () => {
  it('are called in the order in which they subscribed', () => {
    const bus = createBus();
    const seen: string[] = [];
    bus.subscribe('quick-view:closed', ({ handle }) => seen.push(`first ${handle}`));
    bus.subscribe('quick-view:closed', ({ handle }) => seen.push(`second ${handle}`));
    bus.publish('quick-view:closed', { handle: 'rui' });
    expect(seen).toEqual(['first rui', 'second rui']);
  });

  it('receive no events of other topics', () => {
    const bus = createBus();
    const handler = jest.fn();
    bus.subscribe('quick-view:closed', handler);
    bus.publish('session:changed', signedIn);
    expect(handler).not.toHaveBeenCalled();
  });

  it('receive no events after they have unsubscribed, while other handlers still receive them', () => {
    const bus = createBus();
    const [leaving, staying] = [jest.fn(), jest.fn()];
    const unsubscribe = bus.subscribe('quick-view:closed', leaving);
    bus.subscribe('quick-view:closed', staying);
    unsubscribe();
    unsubscribe();
    bus.publish('quick-view:closed', { handle: 'rui' });
    expect(leaving).not.toHaveBeenCalled();
    expect(staying).toHaveBeenCalledTimes(1);
  });

  it('may unsubscribe while an event is being delivered', () => {
    const bus = createBus();
    const after = jest.fn();
    const unsubscribe = bus.subscribe('quick-view:closed', () => unsubscribe());
    bus.subscribe('quick-view:closed', after);
    bus.publish('quick-view:closed', { handle: 'rui' });
    expect(after).toHaveBeenCalledTimes(1);
  });
});

describe('a handler that throws', () => {
  it('does not stop the publisher or later handlers', () => {
    const bus = createBus();
    const after = jest.fn();
    bus.subscribe('quick-view:closed', boom);
    bus.subscribe('quick-view:closed', after);
    expect(() => bus.publish('quick-view:closed', { handle: 'rui' })).not.toThrow();
    expect(after).toHaveBeenCalledWith({ handle: 'rui' });
  });

  it('is reported to the error listener, with the topic of the event', () => {
    const bus = createBus();
    const report = jest.fn();
    const stop = bus.onHandlerError(report);
    bus.subscribe('quick-view:closed', boom);
    bus.publish('quick-view:closed', { handle: 'rui' });
    stop();
    bus.publish('quick-view:closed', { handle: 'rui' });
    expect(report.mock.calls).toEqual([[new Error('boom'), 'quick-view:closed']]);
  });

  it('can still subscribe to a retained topic whose value makes it throw', () => {
    const bus = createBus();
    bus.publish('session:changed', signedIn);
    expect(() => bus.subscribe('session:changed', boom)).not.toThrow();
  });
});

describe('a retained topic', () => {
  it('delivers its last value immediately to a late subscriber', () => {
    const bus = createBus();
    const handler = jest.fn();
    bus.publish('session:changed', signedIn);
    bus.publish('session:changed', signedOut);
    bus.subscribe('session:changed', handler);
    expect(handler.mock.calls).toEqual([[signedOut]]);
  });

  it('has no value before its first event', () => {
    const bus = createBus();
    const handler = jest.fn();
    bus.subscribe('session:changed', handler);
    expect(handler).not.toHaveBeenCalled();
    expect(bus.retained('session:changed')).toBeUndefined();
  });

  it('has a value that can be read without a subscription', () => {
    const bus = createBus();
    bus.publish('session:changed', signedIn);
    expect(bus.retained('session:changed')).toBe(signedIn);
  });

  it('differs from an ordinary topic, which keeps no value for a late subscriber', () => {
    const bus = createBus();
    const handler = jest.fn();
    bus.publish('quick-view:closed', { handle: 'rui' });
    bus.subscribe('quick-view:closed', handler);
    expect(handler).not.toHaveBeenCalled();
    expect(bus.retained('quick-view:closed')).toBeUndefined();
  });
});

describe('a request on the bus', () => {
  it('is held until the topic has a subscriber, and is then delivered once and in order', () => {
    const bus = createBus();
    const [owner, later] = [jest.fn(), jest.fn()];
    bus.publish('quick-view:requested', quickView('rui'));
    bus.publish('quick-view:requested', quickView('hilsa'));
    bus.subscribe('quick-view:requested', owner);
    bus.subscribe('quick-view:requested', later);
    expect(owner.mock.calls).toEqual([[{ handle: 'rui' }], [{ handle: 'hilsa' }]]);
    expect(later).not.toHaveBeenCalled();
  });

  it('is reported to the onHeld listener if it has no subscriber', () => {
    const bus = createBus();
    const load = jest.fn();
    const stop = bus.onHeld(load);
    bus.publish('quick-view:requested', quickView('rui'));
    stop();
    bus.publish('quick-view:requested', quickView('hilsa'));
    expect(load.mock.calls).toEqual([['quick-view:requested']]);
  });

  it('is not held if its owner has already subscribed', () => {
    const bus = createBus();
    const load = jest.fn();
    bus.onHeld(load);
    bus.subscribe('quick-view:requested', jest.fn());
    bus.publish('quick-view:requested', quickView('rui'));
    expect(load).not.toHaveBeenCalled();
    expect(bus.releaseHeld('quick-view:requested')).toEqual([]);
  });

  it('is held if its owner has unsubscribed', () => {
    const bus = createBus();
    bus.subscribe('quick-view:requested', jest.fn())();
    bus.publish('quick-view:requested', quickView('rui'));
    expect(bus.releaseHeld('quick-view:requested')).toEqual([{ handle: 'rui' }]);
  });

  it('is removed by releaseHeld, and is then not delivered when its owner subscribes', () => {
    const bus = createBus();
    const owner = jest.fn();
    bus.publish('quick-view:requested', quickView('rui'));
    bus.publish('toast:requested', toast);
    expect(bus.releaseHeld('quick-view:requested')).toEqual([{ handle: 'rui' }]);
    bus.subscribe('quick-view:requested', owner);
    expect(owner).not.toHaveBeenCalled();
    expect(bus.releaseHeld('toast:requested')).toEqual([toast]);
  });

  it('stays held if releaseHeld does not select it', () => {
    const bus = createBus();
    const owner = jest.fn();
    for (const handle of ['rui', 'hilsa']) bus.publish('quick-view:requested', quickView(handle));
    const released = bus.releaseHeld('quick-view:requested', ({ handle }) => handle === 'rui');
    expect(released).toEqual([{ handle: 'rui' }]);
    bus.subscribe('quick-view:requested', owner);
    expect(owner.mock.calls).toEqual([[{ handle: 'hilsa' }]]);
  });
});

describe('the trail of events', () => {
  it('lists published events, including those without a subscriber', () => {
    const bus = createBus();
    bus.publish('session:changed', signedIn);
    bus.publish('quick-view:requested', quickView('rui'));
    expect(bus.trail()).toEqual([
      { topic: 'session:changed', payload: signedIn, at: expect.any(Number) },
      { topic: 'quick-view:requested', payload: { handle: 'rui' }, at: expect.any(Number) },
    ]);
  });

  it('contains only the latest two hundred events', () => {
    const bus = createBus();
    for (let id = 0; id <= 200; id += 1) bus.publish('quick-view:closed', { handle: `p${id}` });
    expect(bus.trail()).toHaveLength(200);
    expect(bus.trail()[0]?.payload).toEqual({ handle: 'p1' });
  });
});

it('a wrong payload does not compile', () => {
  const bus = createBus();
  const publish = () => {
    // @ts-expect-error: a topic nobody declared
    bus.publish('session:ended', signedOut);
    // @ts-expect-error: the payload of another topic
    bus.publish('session:changed', toast);
    // @ts-expect-error: a key is missing
    bus.publish('session:changed', { isLogin: true });
    // @ts-expect-error: a key that the topic does not have
    bus.publish('quick-view:closed', { handle: 'rui', price: 10 });
    // @ts-expect-error: a quantity must be a number
    bus.publish('cart:add-requested', { requestId: 'a', productUuid: 'b', quantity: '2' });
    // @ts-expect-error: handlers receive only the keys of the topic
    bus.subscribe('quick-view:closed', ({ price }) => price);
  };
  // Compiling is the test; the function is never called.
  expect(publish).toEqual(expect.any(Function));
});
