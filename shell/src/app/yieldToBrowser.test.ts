import { yieldToBrowser } from './yieldToBrowser';

describe('yieldToBrowser', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'scheduler'));

  it('goes on after what was waiting for its turn', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('a touch is answered'));
    await yieldToBrowser();
    order.push('the page starts');
    expect(order).toEqual(['a touch is answered', 'the page starts']);
  });

  it('keeps its place in front of later tasks where the browser has one for it', async () => {
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
