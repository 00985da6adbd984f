import { yieldToBrowser } from './yieldToBrowser';

describe('yieldToBrowser', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'scheduler'));

  it('resolves after the tasks that were already queued', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('a touch is answered'));
    await yieldToBrowser();
    order.push('the page starts');
    expect(order).toEqual(['a touch is answered', 'the page starts']);
  });

  it('calls scheduler.yield and sets no timeout if the browser has scheduler.yield', async () => {
    const scheduler = {
      turn: Promise.resolve(),
      yield() {
        return this.turn;
      },
    };
    Object.assign(globalThis, { scheduler });
    const timer = jest.spyOn(globalThis, 'setTimeout');
    expect(yieldToBrowser()).toBe(scheduler.turn);
    expect(timer).not.toHaveBeenCalled();
    timer.mockRestore();
  });
});
