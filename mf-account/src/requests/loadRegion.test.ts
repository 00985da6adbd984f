import { ApiError } from '@marketplace/contracts/api/client';
import { loadRegion } from './loadRegion';

const refusal = (status: number) => new ApiError({ kind: 'http', status, message: 'Refused' });

it('loadRegion logs a failure of the API and returns no data', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(await loadRegion('Fish', Promise.reject(refusal(500)))).toEqual({ data: undefined });
  expect(warn).toHaveBeenCalledWith('"Fish" could not be loaded:', 'Refused');
  warn.mockRestore();
});

it('loadRegion rejects if the API refuses the token', async () => {
  await expect(loadRegion('Fish', Promise.reject(refusal(401)))).rejects.toMatchObject({
    status: 401,
  });
});
