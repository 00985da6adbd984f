import { oneAtATime } from './encodePicture';

describe('oneAtATime', () => {
  it('does one after the other, in the order they were asked for, also after a failure', async () => {
    const log: string[] = [];
    const work = oneAtATime(async (name: string) => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    });
    const done = await Promise.allSettled([work('a'), work('b')]);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });
});
