import { ApiError } from '@marketplace/contracts/api/client';
import { deferIfSlow } from './deferIfSlow';

const refusal = (status: number) => new ApiError({ kind: 'http', status, message: 'Refused' });

it('resolves with the data where the host answers quickly', async () => {
  expect(await deferIfSlow('Fish', Promise.resolve(['rui']))).toEqual({ data: ['rui'] });
});

it('resolves with a promise of the data where the host is slow', async () => {
  let answer = (_: string[]) => {};
  const { data } = await deferIfSlow(
    'Fish',
    new Promise<string[]>((resolve) => {
      answer = resolve;
    }),
  );
  expect(data).toBeInstanceOf(Promise);
  answer(['rui']);
  expect(await data).toEqual(['rui']);
});

it('resolves to undefined and logs the failure where the host fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(await deferIfSlow('Fish', Promise.reject(refusal(500)))).toEqual({ data: undefined });
  expect(warn).toHaveBeenCalledWith('Fish could not be loaded:', 'Refused');
  warn.mockRestore();
});

it('rejects where the token is refused', async () => {
  await expect(deferIfSlow('Fish', Promise.reject(refusal(401)))).rejects.toMatchObject({
    status: 401,
  });
});
