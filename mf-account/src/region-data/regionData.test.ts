import { ApiError } from '@marketplace/contracts/api/client';
import { regionData } from './regionData';

const refusal = (status: number) => new ApiError({ kind: 'http', status, message: 'Refused' });

it('is there at once where the host answers in a moment', async () => {
  expect(await regionData('Fish', Promise.resolve(['rui']))).toEqual({ data: ['rui'] });
});

it('is waited for elsewhere where the host is slow', async () => {
  let answer = (_: string[]) => {};
  const { data } = await regionData(
    'Fish',
    new Promise<string[]>((resolve) => {
      answer = resolve;
    }),
  );
  expect(data).toBeInstanceOf(Promise);
  answer(['rui']);
  expect(await data).toEqual(['rui']);
});

it('is nothing, and in the log, where the host fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(await regionData('Fish', Promise.reject(refusal(500)))).toEqual({ data: undefined });
  expect(warn).toHaveBeenCalledWith('Fish could not be loaded:', 'Refused');
  warn.mockRestore();
});

it('tells of a token that is refused', async () => {
  await expect(regionData('Fish', Promise.reject(refusal(401)))).rejects.toMatchObject({
    status: 401,
  });
});
